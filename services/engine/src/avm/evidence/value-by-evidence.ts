import type { VtwType } from '@kavel/contracts';
import { columnsOf } from '../deal-market';
import { type KnownLettings, rentOn } from '../market-rent';
import type { ValuationModels } from '../models';
import type { Deal } from '../property';
import type { PropertyValuation } from '../property-value';
import type { TimeIndex } from '../time-index';
import type { KnownSales, ValueBasis } from '../value-by-comparables';
import type {
  IndexEvidence,
  LettingsEvidence,
  SalesEvidence,
  UnitEvidence,
  ValuationEvidence,
} from './evidence';

/** Value of one unit by the evidence. `reference.row` is the index of a sale among those of `salesOf`. */
export interface ValueByEvidence {
  unit: UnitEvidence;
  valuation: PropertyValuation;
  /** Euro a year. */
  marketRent: number | null;
}

/** Recomputes values from their evidence with the original model version. Null for an unknown version. */
export function valuesByEvidence(
  evidence: ValuationEvidence,
  models: Pick<ValuationModels, 'of'>,
): ValueByEvidence[] | null {
  const model = models.of(evidence.modelVersion);
  if (!model) return null;
  const { parameters, valueDate } = evidence;
  const sales = mapped(evidence.sales, knownSales);
  const lettings = mapped(evidence.lettings, knownLettings);
  return evidence.units.flatMap(unit => {
    const [soldNearby, letNearby] = [sales.get(unit.salesOf), lettings.get(unit.lettingsOf)];
    if (!soldNearby || !letNearby) return [];
    const valuation = model.value(soldNearby, basisOfUnit(unit, valueDate), {
      version: model.version,
      parameters,
    });
    const marketRent = rentOn(letNearby, unit.property, valueDate, unit.lettings);
    return [{ unit, valuation, marketRent }];
  });
}

/** The price index used for the units of a type; undefined for a type without units. */
export function indexOfEvidence({ sales }: ValuationEvidence, type: VtwType): TimeIndex | undefined {
  const index = sales[type]?.index;
  return index && timeIndex(index);
}

function mapped<From, To>(
  byType: Partial<Record<VtwType, From>>,
  make: (from: From) => To,
): Map<VtwType, To> {
  return new Map(Object.entries(byType).map(([type, from]) => [type as VtwType, make(from)]));
}

function knownSales({ terms, deals, shares }: SalesEvidence): KnownSales {
  const { columns } = columnsOf(deals, terms.lat0);
  const said = shares.map(sharesOf);
  return {
    terms: {
      ...terms,
      newest: terms.newest ?? Number.POSITIVE_INFINITY,
      calibration: terms.calibration.map(({ upTo, expected }) => ({
        upTo: upTo ?? Number.POSITIVE_INFINITY,
        expected,
      })),
    },
    dealAt: (row: number): Deal | undefined => deals[row],
    columns,
    sharesOf: row => said[row] ?? new Float64Array(),
  };
}

function knownLettings({ lat0, slopes, index, deals }: LettingsEvidence): KnownLettings {
  const { columns } = columnsOf(deals, lat0);
  return { lat0, market: { columns, slopes: Float64Array.from(slopes), index: timeIndex(index) } };
}

function basisOfUnit(
  { property, said, rows, pinned, own, maxReferences, weights }: UnitEvidence,
  valueDate: string,
): ValueBasis {
  return {
    property,
    valueDate,
    said: { shares: sharesOf(said.shares), variance: said.variance },
    rows,
    pinned,
    own: own.map(({ deal, shares }) => ({ deal, shares: sharesOf(shares) })),
    maxReferences,
    weights,
  };
}

function timeIndex({ firstMonth, levels, season }: IndexEvidence): TimeIndex {
  return { firstMonth, levels: Float64Array.from(levels), season: Float64Array.from(season) };
}

function sharesOf(shares: readonly (number | null)[]): Float64Array {
  return Float64Array.from(shares, share => share ?? Number.NaN);
}
