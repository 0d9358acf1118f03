import type { Reference, ReferenceWeights, UnvaluedUnit, ValuationResult } from '@kavel/contracts';
import { accuracyClass } from '../measures/accuracy-class';
import { median } from '../statistics/summary';
import type { ComparedDeal, Comparison } from './comparison';
import { defaultMaxReferences, type SalesMarket } from './deal-market';
import { adjustmentsOf, valueDrivers } from './drivers';
import type { DifferenceWeights } from './learned/compare-learned';
import { askAll } from './learned/cross-fit';
import type { Facts } from './learned/sales-table';
import { valueLearned } from './learned/value-learned';
import { modelVersion } from './model-version';
import { monthOf } from './month';
import { distanceBetween, onPlane } from './plane';
import { type Deal, featureDrivers, featuresOf, type Property } from './property';

export interface ReferenceChoice<D extends Deal> {
  /** Metres. */
  maxDistance: number;
  /** Age of a deal at the value date, in months. */
  maxMonths: number;
  maxReferences?: number;
  accepts?: (deal: D) => boolean;
  /** How much each difference counts against a deal. */
  weights?: ReferenceWeights | undefined;
  /** What an appraiser decided; none of it lets a deal from after the value date in. */
  appraiser?: AppraiserChoice;
}

export interface AppraiserChoice {
  /** Ids of deals that are left out. */
  excluded: ReadonlySet<string>;
  /** Ids of deals that stay among the references, also outside the settings. */
  pinned: ReadonlySet<string>;
  /** Deals that the market does not know. */
  own: readonly Deal[];
}

/** What the model says of one property, with the deals it rests on. */
export interface PropertyValue {
  result: Omit<ValuationResult, 'unitId' | 'bucket' | 'marketRent'>;
  references: (Omit<Reference, 'objectId' | 'address' | 'vtwType' | 'fictional'> & {
    /** Of the market's deals; below zero for the appraiser's own, −1 for the first of them. */
    row: number;
  })[];
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
  const facts = factsOf(property, month, lat0);
  const { maxDistance, maxReferences = defaultMaxReferences, appraiser } = choice;
  const accepts = (row: number): boolean => {
    const dealMonth = market.columns.month[row] ?? Number.NaN;
    const deal = deals[row];
    if (!(dealMonth <= month && dealMonth >= month - choice.maxMonths) || !deal) return false;
    if (appraiser?.excluded.has(deal.id)) return false;
    return choice.accepts?.(deal) ?? true;
  };
  const ownDeals = appraiser?.own.filter(deal => monthOf(deal.date) <= month) ?? [];
  const { comparison, expected } = valueLearned(learned, facts, {
    maxDistance,
    maxReferences,
    accepts,
    weights: differenceWeights(choice.weights),
    pinned: pinnedRows(deals, appraiser, valueDate),
    own: ownDeals.map(deal => {
      const ownFacts = factsOf(deal, monthOf(deal.date), lat0);
      return { ...ownFacts, logPrice: Math.log(deal.price), shares: askAll(learned.fit, ownFacts).shares };
    }),
  });
  if (!comparison) return { valued: false, reason: 'no-references' };

  const lastMonth = market.index.firstMonth + market.index.levels.length;
  const wander = wanderPerMonth * Math.sqrt(Math.max(0, month - lastMonth - 1));
  const half68 = Math.hypot(expected.half68, wander);
  const half95 = Math.max(Math.hypot(expected.half95, 2 * wander), half68);
  const at = (offset: number) => Math.round(Math.exp(comparison.logValue + offset));
  const value = at(0);
  const dealAt = (row: number): Deal | undefined => (row < 0 ? ownDeals[-1 - row] : deals[row]);
  const baseValue = Math.round(
    median(comparison.references.map(({ row }) => dealAt(row)?.price ?? Number.NaN)),
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
    references: describe(comparison, dealAt, property, appraiser, market.index.levels.length > 1),
  };
}

function factsOf(property: Property, month: number, lat0: number): Facts {
  return { ...onPlane(property, lat0), month, numeric: featuresOf(property), categorical: [] };
}

function differenceWeights({
  distance = 1,
  time = 1,
  ...ofDrivers
}: ReferenceWeights = {}): DifferenceWeights {
  return { distance, years: time, features: featureDrivers.map(driver => ofDrivers[driver] ?? 1) };
}

/** Rows of the pinned deals up to the value date. */
function pinnedRows(
  deals: readonly Deal[],
  appraiser: AppraiserChoice | undefined,
  valueDate: string,
): ReadonlySet<number> {
  const rows = new Set<number>();
  if (!appraiser || appraiser.pinned.size === 0) return rows;
  for (const [row, { id, date }] of deals.entries())
    if (date <= valueDate && appraiser.pinned.has(id) && !appraiser.excluded.has(id)) rows.add(row);
  return rows;
}

function describe(
  comparison: Comparison,
  dealAt: (row: number) => Deal | undefined,
  property: Property,
  appraiser: AppraiserChoice | undefined,
  indexed: boolean,
) {
  return comparison.references
    .flatMap(compared => {
      const deal = dealAt(compared.row);
      if (!deal) return [];
      const isPinned = compared.row >= 0 && appraiser?.pinned.has(deal.id) === true;
      return [{ ...referenceOf(compared, deal, property), indexed, ...(isPinned ? { pinned: true } : {}) }];
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
    adjustments: adjustmentsOf(compared),
    adjustedPrice: Math.round(Math.exp(logAdjusted)),
    weight,
  };
}
