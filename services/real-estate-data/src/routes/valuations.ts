import { valuationApi } from '@kavel/contracts';
import { valuationInnerApi } from '@kavel/contracts/valuations';
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

  route(app, valuationApi.suggestedBuckets, async ({ params, caller }) =>
    suggestedBucketsOf(await readValuation(portfolio, params.id, caller)),
  );

  route(app, valuationApi.referencesAndValuationResult, ({ params, body, caller }) =>
    valueBuckets(context, params.id, body ?? {}, caller),
  );

  innerRoute(app, valuationInnerApi.valueUnits, ({ body }) => unitValuesOf(context, body));

  route(app, valuationApi.valuationResult, ({ params, caller }) =>
    portfolio.call(valuationApi.getValuationResults, { params }, caller),
  );

  route(app, valuationApi.recomputation, ({ params, caller }) => recompute(context, params.id, caller));

  route(app, valuationApi.valuationBridge, ({ params, query, caller }) =>
    bridgeBetween(context, { from: query.from, to: params.id }, caller),
  );

  route(app, valuationApi.bucketOverview, ({ params, caller }) =>
    bucketOverviewOf(portfolio, params.id, caller),
  );

  route(app, valuationApi.wwsRents, ({ params, caller }) => wwsRentsOf(portfolio, params.id, caller));

  route(app, valuationApi.dcf, ({ params, query, caller }) =>
    cashFlowOf(portfolio, params.id, caller, query.unitId),
  );

  route(app, valuationApi.whatIf, ({ params, body, caller }) =>
    whatIfOf(portfolio, params.id, body.changes, caller),
  );

  route(app, valuationApi.reconciliation, ({ params, caller }) =>
    reconciliationOf(portfolio, params.id, caller),
  );

  route(app, valuationApi.kateExport, async ({ params, query, caller }) => ({
    format: query.format,
    text: await kateExportOf(portfolio, params.id, query.include_transactions, caller),
  }));
}
