import { estimateApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import { investmentReferencesOf } from '../calculation/investment-references';
import { officeValuationOf } from '../calculation/office-valuation';

/** Sales of let property, and offices by what they bring in. */
export function investmentRoutes(app: FastifyInstance, context: CalculationContext): void {
  route(app, estimateApi.investmentReferences, ({ query }) =>
    context.store.use(snapshot => investmentReferencesOf(snapshot, query)),
  );

  route(app, estimateApi.officeValuation, ({ body }) => officeValuationOf(context, body));
}
