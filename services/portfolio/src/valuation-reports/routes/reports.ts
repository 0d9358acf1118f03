import { valuationApi } from '@kavel/contracts';
import { type Caller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { readWeighing } from '../../appraisal/repositories/calculation';
import { readReferences } from '../../appraisal/repositories/references';
import { readDetail } from '../../valuations/repositories/valuation-detail';
import { readBucketed } from '../repositories/bucketed-valuation';
import { readKnownTerms } from '../repositories/kept-terms';
import { readCashFlowInput } from '../repositories/known-input';
import { bucketOverviewOf } from '../rules/bucket-overview';
import { cashFlowOf, reconciliationOf, whatIfOf } from '../rules/cash-flow';
import type { CashFlowInput } from '../rules/cash-flow-input';
import { kateExportOf } from '../rules/kate-export';
import { wwsRentsOf } from '../rules/wws-rents';
import { type RecomputeContext, recompute } from './recompute';
import { bridgeBetween } from './value-bridge';

/** Reports on a valuation and its stored values. */
export function reportRoutes(app: FastifyInstance, context: RecomputeContext): void {
  const { store } = context;

  const readCashFlow = (caller: Caller, id: string, unitId?: string): Promise<CashFlowInput> =>
    store.inOrganisation(caller, scope => readCashFlowInput(scope, id, unitId));

  route(app, valuationApi.bucketOverview, async ({ params, caller }) =>
    bucketOverviewOf(await store.inOrganisation(caller, scope => readBucketed(scope, params.id))),
  );

  route(app, valuationApi.dcf, async ({ params, query, caller }) =>
    cashFlowOf(await readCashFlow(caller, params.id, query.unitId)),
  );

  route(app, valuationApi.whatIf, async ({ params, body, caller }) =>
    whatIfOf(await readCashFlow(caller, params.id), body.changes),
  );

  route(app, valuationApi.reconciliation, async ({ params, caller }) =>
    reconciliationOf(
      await readCashFlow(caller, params.id),
      await store.inOrganisation(caller, scope => readWeighing(scope, params.id)),
    ),
  );

  route(app, valuationApi.wwsRents, ({ params, caller }) =>
    store.inOrganisation(caller, async scope => {
      const valuation = await readDetail(scope, params.id);
      const { norms } = await readKnownTerms(scope, valuation);
      return wwsRentsOf(valuation.units, norms.wws);
    }),
  );

  route(app, valuationApi.kateExport, async ({ params, query, caller }) => {
    const [bucketed, references] = await store.inOrganisation(caller, async scope => [
      await readBucketed(scope, params.id),
      query.include_transactions ? await readReferences(scope, params.id, {}) : {},
    ]);
    return { format: query.format, text: kateExportOf(bucketed, references) };
  });

  route(app, valuationApi.valuationBridge, ({ params, query, caller }) =>
    bridgeBetween(context, caller, { from: query.from, to: params.id }),
  );

  route(app, valuationApi.recomputation, ({ params, caller }) => recompute(context, caller, params.id));
}
