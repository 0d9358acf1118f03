import { catalogueApi } from '@kavel/contracts';
import { type Member, memberInnerApi } from '@kavel/contracts/notifications';
import type { SavedSearch } from '@kavel/contracts/saved-searches';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { JobKind, Turn } from '../../jobs/job-kind';
import { holdLease, type JobLease, restJob } from '../../jobs/repositories/job-lease';
import { notify } from '../../notifications/notify';
import type { PortfolioStore } from '../../repositories/store';
import { nextWatch, storeLook, type Watch } from '../repositories/watches';
import { newResults } from '../rules/new-results';
import { searchLink } from '../rules/search-link';
import { type Found, look } from './look';

export const watchSearchesKind = 'watch-searches';

export interface WatchParts {
  store: PortfolioStore;
  realEstateData: ServiceClient;
  auth: ServiceClient;
}

/** A new snapshot wakes it before. */
const nextDay = sql<Date>`now() + interval '1 day'`;
const nextHour = sql<Date>`now() + interval '1 hour'`;

/**
 * Looks at the watched searches of one user, one a turn, and notifies of what is new; the job has the id of its user
 * and stays. What was found and the notification are stored in one transaction that holds the lease, so that nobody is
 * notified twice.
 */
export function watchSearches(parts: WatchParts): JobKind {
  const { store, realEstateData, auth } = parts;
  return {
    kind: watchSearchesKind,

    async run(lease) {
      const { organisationId, userId } = lease;
      const member = await auth.call(memberInnerApi.readMember, { body: { organisationId, userId } });
      const { snapshot } = await realEstateData.call(catalogueApi.catalogueStatus, {});
      const watch = await store.inOrganisation(lease, async scope => {
        await holdLease(scope, lease);
        const next = member === null ? undefined : await nextWatch(scope, snapshot);
        if (next === undefined) await restJob(scope, lease, nextDay);
        return next;
      });
      if (member === null || watch === undefined) return 'resting';
      return lookAgain(parts, lease, member, watch, snapshot);
    },

    fail: lease =>
      store.inOrganisation(lease, async scope => {
        // Also forgets the attempts.
        await holdLease(scope, lease);
        await restJob(scope, lease, nextHour);
      }),
  };
}

async function lookAgain(
  { store, realEstateData }: WatchParts,
  lease: JobLease,
  member: Member,
  watch: Watch,
  snapshot: string,
): Promise<Turn> {
  const { kind, name: subject, criteria, seen } = watch;
  const found = await foundOrProblem(look(realEstateData, kind, criteria, callerOf(lease, member)));
  return store.inOrganisation<Turn>(lease, async scope => {
    await holdLease(scope, lease);
    const problem = typeof found === 'string' ? found : null;
    const fresh = typeof found === 'string' ? null : found;
    const stored = await storeLook(scope, watch, snapshot, { look: fresh, problem });
    if (!stored || fresh === null || seen === null) return 'more';
    const { count, ids } = newResults(seen, fresh);
    if (count === 0) return 'more';
    await notify(scope, {
      ...{ userId: lease.userId, kind: 'watched-search', subject, count },
      details: ids.flatMap(one => fresh.names.get(one) ?? []),
      link: searchLink(watch, ids, member.permissions),
    });
    return 'more';
  });
}

/** A service that does not answer is asked again; one that refuses would refuse again. */
async function foundOrProblem(found: Promise<Found>): Promise<Found | NonNullable<SavedSearch['problem']>> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ServiceError && error.status < 500)
      return error.status === 403 ? 'forbidden' : 'failed';
    throw error;
  }
}

/** The user as of now: rights that were withdrawn are gone. There is no token: services between them need none. */
function callerOf({ organisationId, userId }: JobLease, { name, permissions }: Member): Caller {
  return {
    ...{ actorId: userId, actorName: name, userId, userName: name },
    ...{ organisationId, permissions, token: '' },
  };
}
