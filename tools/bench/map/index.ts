import type { Measurement } from '../figure';
import { measureDistricts } from './districts';
import { measureTransactionDrag } from './drag';
import { measureMarkers } from './markers';
import { measureMarket } from './market';
import { measureTransactions } from './transactions';

/** Budgets of the map workspace, from issue 17. */
export const map: Record<string, Measurement> = {
  districts: measureDistricts,
  drag: measureTransactionDrag,
  market: measureMarket,
  markers: measureMarkers,
  transactions: measureTransactions,
};
