import type { ValuationDetail } from '@kavel/contracts';
import { type CashFlowNorms, cashFlowMethod, cashFlowTerms } from '@kavel/engine';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';
import { evidenceHead } from './evidence-packs';

/** The method and norms of a cash flow. */
export interface KnownTerms {
  method: NonNullable<ReturnType<typeof cashFlowMethod>>;
  norms: CashFlowNorms;
}

/**
 * Of a valuation that was submitted, what was kept with it; of a draft, and of one approved before that was kept, what
 * holds now.
 */
export async function termsOf(
  portfolio: ServiceClient,
  { id, status }: Pick<ValuationDetail, 'id' | 'status'>,
  caller: Caller,
): Promise<KnownTerms> {
  const kept = status === 'draft' ? null : (await evidenceHead(portfolio, id, caller)).terms;
  const { version, norms } = kept ?? cashFlowTerms;
  const method = cashFlowMethod(version);
  if (!method)
    throw new ServiceError('unprocessable', `This Kavel does not know the method ${version}`, { version });
  return { method, norms: norms as unknown as CashFlowNorms };
}
