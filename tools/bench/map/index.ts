import type { Measurement } from '../figure';
import { measureTransactions } from './transactions';

/** Budgets of the map workspace; issue 17 has them. */
export const map: Record<string, Measurement> = {
  transactions: measureTransactions,
};
