import { ServiceError } from '@kavel/service-kit';
import { readCapexPlan } from '../../appraisal/repositories/calculation';
import type { OrganisationScope } from '../../repositories/store';
import { listBuckets } from '../../valuations/repositories/buckets';
import { getHead } from '../../valuations/repositories/valuations';
import { requireBuckets } from '../../valuations/rules/bucketed-units';
import { type CashFlowInput, cashFlowInput, withCapexPlan } from '../rules/cash-flow-input';
import { readCashFlowLines } from './cash-flow-lines';
import { readKnownTerms } from './kept-terms';

/**
 * Inputs of the cash flow of a valuation or one of its units. Throws `buckets-missing`, `results-missing` without values,
 * and as `getHead` and `cashFlowInput`.
 */
export async function readCashFlowInput(
  scope: OrganisationScope,
  id: string,
  unitId?: string,
): Promise<CashFlowInput> {
  const [valuation, saved, lines] = await Promise.all([
    getHead(scope, id),
    listBuckets(scope, id),
    readCashFlowLines(scope, id),
  ]);
  const buckets = requireBuckets(saved);
  if (lines.every(({ result }) => result === null))
    throw new ServiceError('results-missing', 'The valuation has no values yet: value the buckets first');
  const terms = await readKnownTerms(scope, valuation);
  const bucketNames = new Map(buckets.map(({ key, name }) => [key, name]));
  const source = { valuation, bucketNames, lines };
  const input = cashFlowInput(source, terms, unitId);
  const { items } = await readCapexPlan(scope, id);
  if (items.length === 0) return input;
  return withCapexPlan(input, unitId === undefined ? input : cashFlowInput(source, terms), items);
}
