import Flatbush from 'flatbush';
import { cell, type DealColumns } from './columns';
import { fitHedonic, type Hedonic } from './hedonic';

/** Deals of one type with their regression. */
export interface KnownDeals extends Hedonic {
  columns: DealColumns;
}

/** Deals with a spatial index to search comparables. */
export interface Market extends KnownDeals {
  places: Flatbush | null;
}

export function buildMarket(columns: DealColumns): Market {
  return { columns, ...fitHedonic(columns), places: indexPlaces(columns) };
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
