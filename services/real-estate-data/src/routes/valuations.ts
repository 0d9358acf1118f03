import { realEstateDataApi, valuationApi } from '@kavel/contracts';
import { appraisalDataApi, appraisalInnerApi } from '@kavel/contracts/appraisal';
import { innerRoute, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { bridgeBetween } from '../calculation/bridge';
import { bucketOverviewOf } from '../calculation/bucket-overview';
import { cashFlowOf, reconciliationOf, whatIfOf } from '../calculation/cash-flow';
import type { CalculationContext } from '../calculation/deps';
import { kateExportOf } from '../calculation/kate-export';
import { readValuation } from '../calculation/read-valuation';
import { recompute } from '../calculation/recompute';
import { suggestedBucketsOf } from '../calculation/suggested-buckets';
import { unitValuesOf } from '../calculation/unit-values';
import { valueBuckets } from '../calculation/value-buckets';
import { wwsRentsOf } from '../calculation/wws-rents';

/** Calculations on a valuation that the portfolio service keeps. */
export function valuationRoutes(app: FastifyInstance, context: CalculationContext): void {
  const { portfolio } = context;

  route(app, realEstateDataApi.suggestedBuckets, async ({ params, caller }) =>
    suggestedBucketsOf(await readValuation(portfolio, params.id, caller)),
  );

  route(app, realEstateDataApi.referencesAndValuationResult, ({ params, body, caller }) =>
    valueBuckets(context, params.id, body ?? {}, caller),
  );

  innerRoute(app, appraisalInnerApi.valueUnits, ({ body }) => unitValuesOf(context, body));

  route(app, realEstateDataApi.valuationResult, ({ params, caller }) =>
    portfolio.call(valuationApi.getValuationResults, { params }, caller),
  );

  route(app, realEstateDataApi.recomputation, ({ params, caller }) => recompute(context, params.id, caller));

  route(app, realEstateDataApi.valuationBridge, ({ params, query, caller }) =>
    bridgeBetween(context, { from: query.from, to: params.id }, caller),
  );

  route(app, realEstateDataApi.bucketOverview, ({ params, caller }) =>
    bucketOverviewOf(portfolio, params.id, caller),
  );

  route(app, realEstateDataApi.wwsRents, ({ params, caller }) => wwsRentsOf(portfolio, params.id, caller));

  route(app, realEstateDataApi.dcf, ({ params, query, caller }) =>
    cashFlowOf(portfolio, params.id, caller, query.unitId),
  );

  route(app, appraisalDataApi.whatIf, ({ params, body, caller }) =>
    whatIfOf(portfolio, params.id, body.changes, caller),
  );

  route(app, appraisalDataApi.reconciliation, ({ params, caller }) =>
    reconciliationOf(portfolio, params.id, caller),
  );

  route(app, appraisalDataApi.kateExport, async ({ params, query, caller }) => ({
    format: query.format,
    text: await kateExportOf(portfolio, params.id, query.include_transactions, caller),
  }));
}
