import type { ValuationDetail } from '@kavel/contracts';
import type { CashFlowTerms } from '@kavel/contracts/valuations';
import { type CashFlowMethod, type CashFlowNorms, cashFlowMethod, cashFlowTerms } from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import { readTerms } from '../../appraisal/repositories/evidence';
import type { OrganisationScope } from '../../repositories/store';

/** Method and norms of a cash flow. */
export interface KnownTerms {
  method: CashFlowMethod;
  norms: CashFlowNorms;
}

type OfValuation = Pick<ValuationDetail, 'id' | 'status'>;

/** Throws `unprocessable` for an unknown method. */
export async function readKnownTerms(scope: OrganisationScope, valuation: OfValuation): Promise<KnownTerms> {
  const { version, norms } = await termsOf(scope, valuation);
  const method = cashFlowMethod(version);
  if (!method)
    throw new ServiceError('unprocessable', `This Kavel does not know the method ${version}`, { version });
  return { method, norms: norms as unknown as CashFlowNorms };
}

/** The same as for the cash flow of that valuation. */
export async function readNorms(scope: OrganisationScope, valuation: OfValuation): Promise<CashFlowNorms> {
  return (await termsOf(scope, valuation)).norms as unknown as CashFlowNorms;
}

/**
 * The norms stored with a submitted valuation; the current ones for a draft, and for a valuation approved before norms
 * were stored.
 */
async function termsOf(scope: OrganisationScope, { id, status }: OfValuation): Promise<CashFlowTerms> {
  const kept = status === 'draft' ? null : await readTerms(scope, id);
  return kept ?? cashFlowTerms;
}
