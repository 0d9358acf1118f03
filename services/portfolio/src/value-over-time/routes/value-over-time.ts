import { portfolioApi } from '@kavel/contracts';
import type { ValueOverTime } from '@kavel/contracts/portfolios';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { getPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { readNorms } from '../../valuation-reports/repositories/kept-terms';
import { explainChange } from '../../valuation-reports/routes/explain-change';
import type { RecomputeContext } from '../../valuation-reports/routes/recompute';
import * as approved from '../repositories/approved-values';
import { readYears, saveYear } from '../repositories/portfolio-years';
import { portfolioBridge, sideOf, valuesAt } from '../rules/bridge-at';
import { gemeentenOf, likeForLikeOf } from '../rules/like-for-like';
import { linesByDate, valueAt } from '../rules/values-at';
import { yearReturns } from '../rules/year-returns';

/** Approved values of a portfolio over time: who may read the portfolio may read them, as its valuations. */
export function valueOverTimeRoutes(app: FastifyInstance, context: RecomputeContext): void {
  const { store } = context;

  route(app, portfolioApi.getValueOverTime, ({ caller, params, query }) =>
    store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, params.id);
      return readValueOverTime(scope, params.id, query.unitId);
    }),
  );

  route(app, portfolioApi.getValueBridge, async ({ caller, params, query: { from, to, unitId } }) => {
    if (from >= to)
      throw new ServiceError('bad-request', 'The first date must be before the second', { from, to });
    const read = await store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, params.id);
      const heads = await approved.readApproved(scope, params.id);
      const at = async (date: string) => {
        const ids = heads.filter(({ valueDate }) => valueDate <= date).map(({ id }) => id);
        return valuesAt(date, await approved.readLastLines(scope, ids, unitId), heads);
      };
      return { heads, from: await at(from), to: await at(to) };
    });
    if (read.from.lines.length === 0 && read.to.lines.length === 0)
      throw new ServiceError('not-found', 'No approved value is known on or before these dates', {
        from,
        to,
      });
    const sides = { from: sideOf(read.from, read.heads), to: sideOf(read.to, read.heads) };
    const explained = await explainChange(context, caller, sides.from, sides.to);
    return portfolioBridge(
      { ...read.from, side: sides.from },
      { ...read.to, side: sides.to },
      read.heads,
      explained,
    );
  });

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
