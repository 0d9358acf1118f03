import { createHash } from 'node:crypto';
import { orderedJson } from '../../common/ordered-json';
import type { CashFlowInput } from './cash-flow-input';

/** A hash of everything that a cash flow is computed from; another one means another value is possible. */
export function hashOfInputs({ units, bucketNames, valueDate, params, terms }: CashFlowInput): string {
  const sorted = units.toSorted((a, b) => (a.unitId < b.unitId ? -1 : 1));
  const inputs = [sorted, [...bucketNames.keys()], valueDate, params, terms.norms];
  return createHash('sha256').update(orderedJson(inputs)).digest('hex');
}
