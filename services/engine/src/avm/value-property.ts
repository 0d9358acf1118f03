import type { Reference, UnvaluedUnit, ValuationResult } from '@kavel/contracts';
import { accuracyClass } from '../measures/accuracy-class';
import { median } from '../statistics/summary';
import type { ComparedDeal, Comparison } from './comparison';
import { defaultMaxReferences, type SalesMarket } from './deal-market';
import { valueDrivers } from './drivers';
import { valueLearned } from './learned/value-learned';
import { monthOf } from './month';
import { distanceBetween, onPlane } from './plane';
import { type Deal, featuresOf, type Property } from './property';

/** Names the method and its settings; it changes whenever the same input could give another value. */
export const modelVersion = 'learned-comparables-1';

export interface ReferenceChoice<D extends Deal> {
  /** Metres. */
  maxDistance: number;
  /** Age of a deal at the value date, in months. */
  maxMonths: number;
  maxReferences?: number;
  accepts?: (deal: D) => boolean;
}

/** What the model says of one property, with the deals it rests on. */
export interface PropertyValue {
  result: Omit<ValuationResult, 'unitId' | 'bucket' | 'marketRent'>;
  references: (Omit<Reference, 'objectId' | 'address' | 'vtwType' | 'fictional'> & { row: number })[];
}

export type PropertyValuation =
  | ({ valued: true } & PropertyValue)
  | { valued: false; reason: UnvaluedUnit['reason'] };

/** Log points by which a price level may wander in a month, for dates past the data. */
const wanderPerMonth = 0.01;

/** Values a property on an ISO date by deals up to that date; or says what is missing. */
export function valueProperty<D extends Deal>(
  { deals, market, lat0, learned }: SalesMarket<D>,
  property: Property,
  valueDate: string,
  choice: ReferenceChoice<D>,
): PropertyValuation {
  if (property.oppervlakte === null) return { valued: false, reason: 'no-area' };
  const month = monthOf(valueDate);
  const facts = { ...onPlane(property, lat0), month, numeric: featuresOf(property), categorical: [] };
  const accepts = (row: number): boolean => {
    const dealMonth = market.columns.month[row] ?? Number.NaN;
    const deal = deals[row];
    if (!(dealMonth <= month && dealMonth >= month - choice.maxMonths) || !deal) return false;
    return choice.accepts?.(deal) ?? true;
  };
  const { maxDistance, maxReferences = defaultMaxReferences } = choice;
  const { comparison, expected } = valueLearned(learned, facts, { maxDistance, maxReferences, accepts });
  if (!comparison) return { valued: false, reason: 'no-references' };

  const lastMonth = market.index.firstMonth + market.index.levels.length;
  const wander = wanderPerMonth * Math.sqrt(Math.max(0, month - lastMonth - 1));
  const half68 = Math.hypot(expected.half68, wander);
  const half95 = Math.max(Math.hypot(expected.half95, 2 * wander), half68);
  const at = (offset: number) => Math.round(Math.exp(comparison.logValue + offset));
  const value = at(0);
  const baseValue = Math.round(
    median(comparison.references.map(({ row }) => deals[row]?.price ?? Number.NaN)),
  );
  return {
    valued: true,
    result: {
      value,
      low68: at(-half68),
      high68: at(half68),
      low95: at(-half95),
      high95: at(half95),
      pricePerM2: Math.round(value / property.oppervlakte),
      fsd: half68,
      accuracyClass: accuracyClass(expected),
      referenceCount: comparison.references.length,
      baseValue,
      drivers: valueDrivers(comparison, value, baseValue),
      modelVersion,
      valueDate,
    },
    references: describe(comparison, deals, property),
  };
}

function describe<D extends Deal>(comparison: Comparison, deals: readonly D[], property: Property) {
  return comparison.references
    .flatMap(compared => {
      const deal = deals[compared.row];
      return deal ? [referenceOf(compared, deal, property)] : [];
    })
    .toSorted((a, b) => b.weight - a.weight || a.distance - b.distance);
}

function referenceOf(compared: ComparedDeal, deal: Deal, property: Property) {
  const { id, price, date, oppervlakte, bouwjaar, energielabel, lon, lat } = deal;
  const { row, weight, indexation, effects, logAdjusted } = compared;
  return {
    row,
    id,
    transactionDate: date,
    price,
    oppervlakte,
    bouwjaar,
    energielabel,
    lon,
    lat,
    distance: Math.round(distanceBetween(deal, property)),
    indexation: Math.expm1(indexation),
    adjustment: Math.expm1(effects.reduce((sum, effect) => sum + effect, 0)),
    adjustedPrice: Math.round(Math.exp(logAdjusted)),
    weight,
  };
}
