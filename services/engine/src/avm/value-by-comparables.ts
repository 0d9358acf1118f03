import type { ReferenceWeights } from '@kavel/contracts';
import { accuracyClass } from '../measures/accuracy-class';
import { median } from '../statistics/summary';
import type { Calibration } from './calibration';
import type { DealColumns } from './columns';
import type { ComparedDeal, Comparison } from './comparison';
import { adjustmentsOf, valueDrivers } from './drivers';
import { type ComparableSales, compareRows, type DifferenceWeights } from './learned/compare-learned';
import type { JointAnswer } from './learned/cross-fit';
import type { Facts } from './learned/sales-table';
import { expectedOf } from './learned/value-learned';
import type { ModelParameters } from './model-parameters';
import { monthOf } from './month';
import { distanceBetween, onPlane } from './plane';
import { type Deal, featureDrivers, featuresOf, type Property } from './property';
import type { PropertyValuation, PropertyValue } from './property-value';

/** Learning results of a market that values depend on, without the sales themselves. Plain data. */
export interface MarketTerms
  extends Pick<ComparableSales, 'newest' | 'trust' | 'correction' | 'usualError' | 'real'> {
  lat0: number;
  calibration: Calibration;
  /** Number of models in the ensemble. */
  models: number;
  /** Whether there were enough sales for a price index. */
  indexed: boolean;
  /** The first month after the price index. */
  endOfIndex: number;
}

/** Sales by row, with the prior estimate of each. */
export interface KnownSales {
  terms: MarketTerms;
  dealAt(row: number): Deal | undefined;
  columns: Pick<DealColumns, 'x' | 'y' | 'month' | 'logPrice'>;
  sharesOf(row: number): Float64Array;
}

/** All inputs of one property's value, given the sales and the terms of its market. */
export interface ValueBasis {
  property: Property & { oppervlakte: number };
  valueDate: string;
  /** Ensemble estimate of the property. */
  said: JointAnswer;
  /** Candidate sales, in the order in which they were found. */
  rows: readonly number[];
  /** Rows pinned by the appraiser. */
  pinned: readonly number[];
  /** The appraiser's own sales, with their model estimates. */
  own: readonly { deal: Deal; shares: Float64Array }[];
  maxReferences: number;
  weights: ReferenceWeights;
}

/** The method: comparables adjusted by a model. A pure function of its arguments. */
export function valueByComparables(
  { terms, dealAt, columns, sharesOf }: KnownSales,
  { property, valueDate, said, rows, pinned, own, maxReferences, weights }: ValueBasis,
  { version, parameters }: { version: string; parameters: ModelParameters },
): PropertyValuation {
  const month = monthOf(valueDate);
  const { lat0 } = terms;
  const kept = new Set(pinned);
  const market = { ...terms, table: columns, sharesOf };
  const comparison = compareRows(
    market,
    factsOf(property, month, lat0),
    { shares: said.shares, rows },
    {
      maxReferences,
      parameters: parameters.comparison,
      weights: differenceWeights(weights),
      pinned: kept,
      own: own.map(({ deal, shares }) => ({
        ...onPlane(deal, lat0),
        month: monthOf(deal.date),
        logPrice: Math.log(deal.price),
        shares,
      })),
    },
  );
  if (!comparison) return { valued: false, reason: 'no-references' };

  const expected = expectedOf(terms, { variance: said.variance, spread: comparison.spread });
  const wander = parameters.wanderPerMonth * Math.sqrt(Math.max(0, month - terms.endOfIndex - 1));
  const half68 = Math.hypot(expected.half68, wander);
  const half95 = Math.max(Math.hypot(expected.half95, 2 * wander), half68);
  const at = (offset: number) => Math.round(Math.exp(comparison.logValue + offset));
  const value = at(0);
  const soldAt = (row: number): Deal | undefined => (row < 0 ? own[-1 - row]?.deal : dealAt(row));
  const baseValue = Math.round(
    median(comparison.references.map(({ row }) => soldAt(row)?.price ?? Number.NaN)),
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
      modelVersion: version,
      valueDate,
    },
    references: describe(comparison, soldAt, property, { pinned: kept, indexed: terms.indexed }),
  };
}

/** A property in the model's input format. */
export function factsOf(property: Property, month: number, lat0: number): Facts {
  return { ...onPlane(property, lat0), month, numeric: featuresOf(property), categorical: [] };
}

function differenceWeights({ distance = 1, time = 1, ...ofDrivers }: ReferenceWeights): DifferenceWeights {
  return { distance, years: time, features: featureDrivers.map(driver => ofDrivers[driver] ?? 1) };
}

function describe(
  comparison: Comparison,
  soldAt: (row: number) => Deal | undefined,
  property: Property,
  { pinned, indexed }: { pinned: ReadonlySet<number>; indexed: boolean },
): PropertyValue['references'] {
  return comparison.references
    .flatMap(compared => {
      const deal = soldAt(compared.row);
      if (!deal) return [];
      return [
        {
          ...referenceOf(compared, deal, property),
          indexed,
          ...(pinned.has(compared.row) ? { pinned: true } : {}),
        },
      ];
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
