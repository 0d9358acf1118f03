import { ServiceError } from '@kavel/service-kit';
import { readCapexPlan } from '../../appraisal/repositories/calculation';
import type { OrganisationScope } from '../../repositories/store';
import { type CashFlowInput, cashFlowInput, withCapexPlan } from '../rules/cash-flow-input';
import { readBucketed } from './bucketed-valuation';
import { readKnownTerms } from './kept-terms';

/** Inputs of the cash flow of a valuation or one of its units. Throws `results-missing` without values, and as `cashFlowInput`. */
export async function readCashFlowInput(
  scope: OrganisationScope,
  id: string,
  unitId?: string,
): Promise<CashFlowInput> {
  const bucketed = await readBucketed(scope, id);
  if (bucketed.results.length === 0)
    throw new ServiceError('results-missing', 'The valuation has no values yet: value the buckets first');
  const terms = await readKnownTerms(scope, bucketed.valuation);
  const input = cashFlowInput(bucketed, terms, unitId);
  const { items } = await readCapexPlan(scope, id);
  if (items.length === 0) return input;
  return withCapexPlan(input, unitId === undefined ? input : cashFlowInput(bucketed, terms), items);
}
