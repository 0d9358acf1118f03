import Flatbush from 'flatbush';
import { cell, type DealColumns } from './columns';
import { fitHedonic, type Hedonic } from './hedonic';

/** Deals of one kind with all that is learnt from them once: slopes, time index, and where they are. */
export interface Market extends Hedonic {
  columns: DealColumns;
  /** Standard deviation of each feature, so that shrinking treats features alike. */
  scales: Float64Array;
  places: Flatbush | null;
}

export function buildMarket(columns: DealColumns): Market {
  return {
    columns,
    ...fitHedonic(columns),
    scales: Float64Array.from(columns.features, standardDeviation),
    places: indexPlaces(columns),
  };
}

function indexPlaces({ x, y }: DealColumns): Flatbush | null {
  if (x.length === 0) return null;
  const places = new Flatbush(x.length);
  x.forEach((east, row) => {
    places.add(east, cell(y, row));
  });
  places.finish();
  return places;
}

function standardDeviation(feature: Float64Array): number {
  const known = feature.filter(value => !Number.isNaN(value));
  const middle = known.reduce((sum, value) => sum + value, 0) / known.length;
  const variance = known.reduce((sum, value) => sum + (value - middle) ** 2, 0) / known.length;
  return variance > 0 ? Math.sqrt(variance) : 1;
}
