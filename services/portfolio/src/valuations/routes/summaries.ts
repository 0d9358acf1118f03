import { valuationApi } from '@kavel/contracts';
import { type CashFlowNorms, currentNorms } from '@kavel/engine';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { readTerms } from '../../appraisal/repositories/evidence';
import type { RouteContext } from '../../common/context';
import type { Tenant } from '../../repositories/tenant';
import { listBucketKeys } from '../repositories/buckets';
import { readResults } from '../repositories/results';
import { listMembers } from '../repositories/valuation-units';
import { getHead, type ValuationHead } from '../repositories/valuations';
import { summarise } from '../rules/summary';

export function summaryRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getSummaries, ({ caller, params }) =>
    store.inTenant(caller, async tenant => {
      const head = await getHead(tenant, params.id);
      const { valueDate, operatingCostParams } = head;
      return summarise({
        valueDate,
        operatingCostParams,
        norms: await normsOf(tenant, head),
        members: await listMembers(tenant, params.id),
        results: await readResults(tenant, params.id),
        bucketKeys: await listBucketKeys(tenant, params.id),
      });
    }),
  );
}

/** As the cash flow of the same valuation has them: of one that was submitted, those kept with it. */
async function normsOf(tenant: Tenant, { id, status }: ValuationHead): Promise<CashFlowNorms> {
  const kept = status === 'draft' ? null : await readTerms(tenant, id);
  return kept === null ? currentNorms : (kept.norms as unknown as CashFlowNorms);
}
