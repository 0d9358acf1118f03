import { appraisalDataApi } from '@kavel/contracts/appraisal';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import { investmentReferencesOf } from '../calculation/investment-references';
import { officeValuationOf } from '../calculation/office-valuation';

/** Sales of let property, and offices by what they bring in. */
export function investmentRoutes(app: FastifyInstance, context: CalculationContext): void {
  route(app, appraisalDataApi.investmentReferences, ({ query }) =>
    context.store.use(snapshot => investmentReferencesOf(snapshot, query)),
  );

  route(app, appraisalDataApi.officeValuation, ({ body }) => officeValuationOf(context, body));
}
