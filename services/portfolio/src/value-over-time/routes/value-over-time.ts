import { portfolioApi } from '@kavel/contracts';
import type { ValueOverTime } from '@kavel/contracts/portfolios';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { getPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { readNorms } from '../../valuation-reports/repositories/kept-terms';
import type { RecomputeContext } from '../../valuation-reports/routes/recompute';
import * as approved from '../repositories/approved-values';
import { readYears, saveYear } from '../repositories/portfolio-years';
import { gemeentenOf, likeForLikeOf } from '../rules/like-for-like';
import { linesByDate, valueAt } from '../rules/values-at';
import { yearReturns } from '../rules/year-returns';
import { readValueBridge } from './read-bridge';

/** Approved values of a portfolio over time: who may read the portfolio may read them, as its valuations. */
export function valueOverTimeRoutes(app: FastifyInstance, context: RecomputeContext): void {
  const { store } = context;

  route(app, portfolioApi.getValueOverTime, ({ caller, params, query }) =>
    store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, params.id);
      return readValueOverTime(scope, params.id, query.unitId);
    }),
  );

  route(app, portfolioApi.getValueBridge, ({ caller, params, query }) =>
    readValueBridge(context, caller, params.id, query),
  );

  route(app, portfolioApi.savePortfolioYear, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, params.id);
      return saveYear(scope, params.id, params.year, body);
    }),
  );
}

async function readValueOverTime(
  scope: OrganisationScope,
  portfolioId: string,
  unitId: string | undefined,
): Promise<ValueOverTime> {
  const heads = await approved.readApproved(scope, portfolioId);
  const lines = await approved.readValueLines(
    scope,
    heads.map(({ id }) => id),
    unitId,
  );
  const entered = await readYears(scope, portfolioId);
  const norms = new Map<string, Awaited<ReturnType<typeof readNorms>>>();
  for (const head of heads) norms.set(head.id, await readNorms(scope, head));
  const points = linesByDate(heads, lines);
  return {
    points: points.map(({ date, lines: at }) => valueAt(date, [...at.values()], heads)),
    likeForLike: likeForLikeOf(points.map(({ lines: at }) => at)),
    gemeenten: gemeentenOf(points.at(-1)?.lines),
    returns: yearReturns(points, {
      heads: new Map(heads.map(head => [head.id, head])),
      norms,
      // What was entered is of the whole portfolio.
      entered: new Map(unitId === undefined ? entered.map(({ year, ...of }) => [year, of]) : []),
    }),
    entered: unitId === undefined ? entered : [],
    open: await approved.countOpen(scope, portfolioId),
  };
}
