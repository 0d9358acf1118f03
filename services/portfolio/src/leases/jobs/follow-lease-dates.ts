import { nobody } from '../../common/nobody';
import type { JobKind } from '../../jobs/job-kind';
import { holdLease } from '../../jobs/repositories/job-lease';
import { forNobody, type PortfolioStore } from '../../repositories/store';
import { updateUnitFacts } from '../repositories/unit-leases';
import {
  followLeaseDatesKind,
  lockPortfolio,
  nextUnitsDue,
  restUntilNextHour,
} from '../repositories/units-due';
import { todayOf } from '../routes/today';

/** About a second of work. */
const unitsPerTurn = 2_000;

/** Who changed a rent in the history of a unit: a date did. */
const kavel = { actorId: nobody, actorName: 'Kavel', userId: nobody, userName: 'Kavel' };

/**
 * Makes the units of an organisation follow leases that began or ended by date, from the start of each day; the job has
 * the id of its organisation and stays.
 */
export function followLeaseDates(store: PortfolioStore, now: () => Date): JobKind {
  return {
    kind: followLeaseDatesKind,

    async run(lease) {
      const today = todayOf(now);
      const due = await store.inOrganisation(forNobody(lease), async scope => {
        await holdLease(scope, lease);
        const units = await nextUnitsDue(scope, today, unitsPerTurn);
        if (units === undefined) await restUntilNextHour(scope, lease);
        return units;
      });
      if (due === undefined) return 'resting';
      const { portfolioId, unitIds, userId } = due;
      await store.inOrganisation({ organisationId: lease.organisationId, userId }, async scope => {
        await lockPortfolio(scope, portfolioId);
        await holdLease(scope, lease);
        await updateUnitFacts(scope, kavel, { portfolioId, unitIds, today });
      });
      return 'more';
    },

    fail: lease =>
      store.inOrganisation(forNobody(lease), async scope => {
        // Also forgets the attempts.
        await holdLease(scope, lease);
        await restUntilNextHour(scope, lease);
      }),
  };
}
