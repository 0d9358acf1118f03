import type { SalesMarket } from './deal-market';
import { corrected } from './learned/correction';
import { askAll, sumOf } from './learned/cross-fit';
import { expectedOf } from './learned/value-learned';
import { knownModels } from './models';
import { monthOf } from './month';
import type { Property } from './property';
import { levelAt } from './time-index';
import { factsOf } from './value-by-comparables';

/** Value in euro by the model alone, without comparing with single sales: for many properties at once. */
export interface ModelValue {
  value: number;
  /** Expected error, in log points: two thirds of the sales lie within. */
  fsd: number;
}

/** With fewer sales a type has no model. */
const leastSales = 30;

/** Null without an area, and for a type with few sales. The error is that of a property without near comparables. */
export function modelValueOf(
  { deals, market, lat0, learned }: SalesMarket,
  property: Property,
  valueDate: string,
): ModelValue | null {
  const { oppervlakte } = property;
  if (oppervlakte === null || deals.length < leastSales) return null;
  const month = monthOf(valueDate);
  const { shares, variance } = askAll(learned.fit, factsOf({ ...property, oppervlakte }, month, lat0));
  const expected = expectedOf(
    { calibration: learned.calibration, models: learned.fit.models.length },
    { variance, spread: Number.POSITIVE_INFINITY },
  );
  const { index } = market;
  const monthsAfter = month - (index.firstMonth + index.levels.length) - 1;
  const wander = knownModels.current.parameters.wanderPerMonth * Math.sqrt(Math.max(0, monthsAfter));
  return {
    value: Math.exp(corrected(learned.correction, sumOf(shares))),
    fsd: Math.hypot(expected.half68, wander),
  };
}

/** A price at the price level of another day; null without an index of the type. */
export function indexedPrice(
  { market: { index } }: Pick<SalesMarket, 'market'>,
  { price, date }: { price: number; date: string },
  to: string,
): number | null {
  if (index.levels.length <= 1) return null;
  return price * Math.exp(levelAt(index, monthOf(to)) - levelAt(index, monthOf(date)));
}
