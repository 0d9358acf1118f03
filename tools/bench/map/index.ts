import type { Measurement } from '../figure';
import { measureMarkers } from './markers';
import { measureTransactions } from './transactions';

/** Budgets of the map workspace, from issue 17. */
export const map: Record<string, Measurement> = {
  markers: measureMarkers,
  transactions: measureTransactions,
};
