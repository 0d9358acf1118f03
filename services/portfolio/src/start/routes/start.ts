import { expiringMonths, startApi } from '@kavel/contracts/start';
import { dateInNetherlands, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { currentSnapshot } from '../../common/current-snapshot';
import type { OrganisationScope } from '../../repositories/store';
import { listFailures } from '../repositories/failures';
import { type LeaseDays, listPortfolioFacts } from '../repositories/portfolio-facts';
import { listPastValues, listShownValues } from '../repositories/portfolio-values';
import { listReviews } from '../repositories/reviews';
import { readTourEnded, saveTourEnded } from '../repositories/tour';
import { type DayOfData, startPortfolios } from '../rules/start-portfolio';

/** What the start page shows; each part for callers with its permission. */
export function startRoutes(app: FastifyInstance, { store, realEstateData, now }: RouteContext): void {
  route(app, startApi.getStart, async ({ caller }) => {
    const days = { ...leaseDays(now()), snapshot: await currentSnapshot(realEstateData) };
    return store.reading(caller, async scope => {
      const mayValue = caller.permissions.includes('auth.automated-valuation');
      const mayOwn = caller.permissions.includes('auth.portfolio-hub');
      const [portfolios, reviews, failures, tourEnded] = await Promise.all([
        mayOwn ? readPortfolios(scope, days, mayValue) : null,
        mayValue ? listReviews(scope, caller) : null,
        listFailures(scope),
        readTourEnded(scope),
      ]);
      return { portfolios, leasesUntil: days.until, reviews, failures, tourEnded };
    });
  });

  route(app, startApi.saveTour, ({ caller, body: { ended } }) =>
    store.inOrganisation(caller, async scope => {
      await saveTourEnded(scope, ended);
      return { ended };
    }),
  );
}

async function readPortfolios(scope: OrganisationScope, days: LeaseDays & DayOfData, mayValue: boolean) {
  const [facts, values, past] = await Promise.all([
    listPortfolioFacts(scope, days),
    mayValue ? listShownValues(scope) : [],
    mayValue ? listPastValues(scope) : [],
  ]);
  return startPortfolios({ facts, values, past }, scope.userId, days);
}

function leaseDays(now: Date): LeaseDays {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + expiringMonths);
  return { today: dateInNetherlands(now), until: dateInNetherlands(until) };
}
