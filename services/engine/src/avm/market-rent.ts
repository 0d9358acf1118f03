import { median } from '../statistics/summary';
import { cell } from './columns';
import { leastReferences } from './comparison';
import type { DealMarket } from './deal-market';
import { monthOf } from './month';
import { onPlane } from './plane';
import { poolAround } from './pool';
import { type Deal, featuresOf, type Property } from './property';

const nearest = 15;
const areaFeature = 0;

/**
 * Rent at the market in euro a year: the median of the nearest comparable lettings, each indexed and moved to
 * the property's area by the market's slope. Null without area or with fewer than three lettings.
 */
export function marketRent<D extends Deal>(
  { market, lat0 }: DealMarket<D>,
  property: Property,
  valueDate: string,
  choice: { maxDistance: number; maxMonths: number },
): number | null {
  if (property.oppervlakte === null) return null;
  const month = monthOf(valueDate);
  const subject = { ...onPlane(property, lat0), month, features: featuresOf(property) };
  const accepts = (row: number): boolean => {
    const dealMonth = cell(market.columns.month, row);
    return dealMonth <= month && dealMonth >= month - choice.maxMonths;
  };
  const lettings = poolAround(market, subject, { maxDistance: choice.maxDistance, accepts })
    .toSorted((a, b) => b.weight - a.weight || a.row - b.row)
    .slice(0, nearest);
  if (lettings.length < leastReferences) return null;
  const logRents = lettings.map(
    ({ logIndexed, differences }) =>
      logIndexed - cell(market.slopes, areaFeature) * cell(differences, areaFeature),
  );
  return Math.round(Math.exp(median(logRents)));
}
