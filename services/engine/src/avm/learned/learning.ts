import type { Calibration } from '../calibration';
import type { Correction } from './correction';
import type { CrossFit } from './cross-fit';
import type { Places } from './places';
import type { SaidOfSales } from './said-of-sales';
import type { SalesTable } from './sales-table';

/** Everything learnt from sales: plain data, which another thread may compute or a file may store. */
export interface Learning {
  fit: CrossFit;
  said: SaidOfSales;
  /** Usual error of the model, in log points. */
  usualError: number;
  /** Fraction (0 to 1) of a comparable's residual that also appears in nearby sales. */
  trust: number;
  correction: Correction;
  calibration: Calibration;
}

/** Sales with their learning results. */
export interface LearnedMarket extends Learning {
  table: SalesTable;
  places: Places | null;
  /** Month of the newest sale; infinite when months are unknown. */
  newest: number;
  /** Prior estimate of a sale by a model that was not trained on it, by feature, place and time. */
  sharesOf(row: number): Float64Array;
}
