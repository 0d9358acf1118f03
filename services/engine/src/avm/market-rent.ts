import { median } from '../statistics/summary';
import { cell } from './columns';
import { leastReferences } from './comparison';
import type { DealMarket } from './deal-market';
import type { KnownDeals } from './market';
import { monthOf } from './month';
import { onPlane } from './plane';
import { nearbyRows, poolOf } from './pool';
import { type Deal, featuresOf, type Property } from './property';

const nearest = 15;
const areaFeature = 0;

/** Lettings of one type with their regression, and the latitude of their plane. */
export interface KnownLettings {
  market: KnownDeals;
  lat0: number;
}

/**
 * Market rent in euro a year: the median of the nearest comparable lettings, each indexed and adjusted to the
 * property's area by the market's slope. Null without area or with fewer than three lettings.
 */
export function marketRent<D extends Deal>(
  lettings: DealMarket<D>,
  property: Property,
  valueDate: string,
  choice: { maxDistance: number; maxMonths: number },
): number | null {
  return rentOn(lettings, property, valueDate, lettingRows(lettings, property, valueDate, choice));
}

/** Rows of the lettings behind a market rent, nearest first; empty for a property without an area. */
export function lettingRows<D extends Deal>(
  { market, lat0 }: DealMarket<D>,
  property: Property,
  valueDate: string,
  choice: { maxDistance: number; maxMonths: number },
): number[] {
  if (property.oppervlakte === null) return [];
  const month = monthOf(valueDate);
  const accepts = (row: number): boolean => {
    const dealMonth = cell(market.columns.month, row);
    return dealMonth <= month && dealMonth >= month - choice.maxMonths;
  };
  return nearbyRows(market, onPlane(property, lat0), { maxDistance: choice.maxDistance, accepts });
}

/** Like `marketRent`, with given rows of lettings. */
export function rentOn(
  { market, lat0 }: KnownLettings,
  property: Property,
  valueDate: string,
  rows: readonly number[],
): number | null {
  if (property.oppervlakte === null) return null;
  const month = monthOf(valueDate);
  const subject = { ...onPlane(property, lat0), month, features: featuresOf(property) };
  const lettings = poolOf(market, subject, rows)
    .toSorted((a, b) => b.weight - a.weight || a.row - b.row)
    .slice(0, nearest);
  if (lettings.length < leastReferences) return null;
  const logRents = lettings.map(
    ({ logIndexed, differences }) =>
      logIndexed - cell(market.slopes, areaFeature) * cell(differences, areaFeature),
  );
  return Math.round(Math.exp(median(logRents)));
}
