import type { Calibration } from '../calibration';
import type { Correction } from './correction';
import type { CrossFit } from './cross-fit';
import type { Places } from './places';
import type { SaidOfSales } from './said-of-sales';
import type { SalesTable } from './sales-table';

/** All that is learnt from sales once: plain data, which another thread may have made or a file kept. */
export interface Learning {
  fit: CrossFit;
  said: SaidOfSales;
  /** Usual size of an error of the model, log points. */
  usualError: number;
  /** Part (0 to 1) of what comparables brought beyond the model that is found back in the sales beside them. */
  trust: number;
  correction: Correction;
  calibration: Calibration;
}

/** Sales with what is learnt from them. */
export interface LearnedMarket extends Learning {
  table: SalesTable;
  places: Places | null;
  /** Month of the newest sale; infinite where months are unknown. */
  newest: number;
  /** What the model said of a sale before it knew its price, by feature, place and time. */
  sharesOf(row: number): Float64Array;
}
