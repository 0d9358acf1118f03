import type { VtwType } from '@kavel/contracts';
import { cell } from '../columns';
import type { DealMarket, SalesMarket } from '../deal-market';
import type { ValuationModel } from '../models';
import type { Deal } from '../property';
import type { TimeIndex } from '../time-index';
import type { ValueBasis } from '../value-by-comparables';
import { knownSalesOf } from '../value-property';
import type {
  IndexEvidence,
  LettingsEvidence,
  SalesEvidence,
  UnitEvidence,
  ValuationEvidence,
} from './evidence';

/** One valued unit, with rows of the whole markets. */
export interface GatheredUnit<D extends Deal> {
  key: string;
  sales: { type: VtwType; market: SalesMarket<D>; basis: ValueBasis };
  lettings: { type: VtwType; market: DealMarket<D>; rows: readonly number[] };
}

/**
 * Collects the evidence of these units' values from the markets; each deal once, whatever the number of units that use
 * it.
 */
export function gatherEvidence<D extends Deal>(
  gathered: readonly GatheredUnit<D>[],
  valueDate: string,
  { version, parameters }: ValuationModel,
): ValuationEvidence<D> {
  const salesRows = new RowsByType<SalesMarket<D>>();
  const lettingRows = new RowsByType<DealMarket<D>>();
  for (const { sales, lettings } of gathered) {
    salesRows.add(sales.type, sales.market, sales.basis.rows);
    lettingRows.add(lettings.type, lettings.market, lettings.rows);
  }
  return {
    form: 1,
    modelVersion: version,
    parameters,
    valueDate,
    sales: salesRows.map(salesEvidence),
    lettings: lettingRows.map(lettingsEvidence),
    units: gathered.map(unit => unitEvidence(unit, salesRows, lettingRows)),
  };
}

/** Requested rows of each type's market, in market order. */
class RowsByType<Market> {
  private readonly byType = new Map<
    VtwType,
    { market: Market; rows: Set<number>; places?: Map<number, number> }
  >();

  add(type: VtwType, market: Market, rows: readonly number[]): void {
    const known = this.byType.get(type) ?? { market, rows: new Set<number>() };
    for (const row of rows) known.rows.add(row);
    this.byType.set(type, known);
  }

  map<Made>(make: (market: Market, rows: readonly number[]) => Made): Partial<Record<VtwType, Made>> {
    const made = [...this.byType].map(([type, { market, rows }]) => [type, make(market, sorted(rows))]);
    return Object.fromEntries(made);
  }

  /** Indexes of rows of a type among the requested ones. */
  placesOf(type: VtwType, rows: readonly number[]): number[] {
    const known = this.byType.get(type);
    if (!known) return [];
    known.places ??= new Map(sorted(known.rows).map((row, place) => [row, place]));
    const { places } = known;
    return rows.flatMap(row => places.get(row) ?? []);
  }
}

function sorted(rows: ReadonlySet<number>): number[] {
  return [...rows].sort((a, b) => a - b);
}

function salesEvidence<D extends Deal>(market: SalesMarket<D>, rows: readonly number[]): SalesEvidence<D> {
  const { terms, sharesOf } = knownSalesOf(market);
  return {
    terms: {
      ...terms,
      newest: finite(terms.newest),
      calibration: terms.calibration.map(({ upTo, expected }) => ({ upTo: finite(upTo), expected })),
    },
    index: indexEvidence(market.market.index),
    deals: rows.flatMap(row => market.deals[row] ?? []),
    shares: rows.map(row => sharesEvidence(sharesOf(row))),
  };
}

function lettingsEvidence<D extends Deal>(
  { deals, market, lat0 }: DealMarket<D>,
  rows: readonly number[],
): LettingsEvidence<D> {
  return {
    lat0,
    slopes: [...market.slopes],
    index: indexEvidence(market.index),
    deals: rows.flatMap(row => deals[row] ?? []),
  };
}

function unitEvidence<D extends Deal>(
  { key, sales: { type, basis }, lettings }: GatheredUnit<D>,
  salesRows: RowsByType<SalesMarket<D>>,
  lettingRows: RowsByType<DealMarket<D>>,
): UnitEvidence {
  const { property, said, rows, pinned, own, maxReferences, weights } = basis;
  return {
    key,
    salesOf: type,
    lettingsOf: lettings.type,
    property,
    said: { shares: sharesEvidence(said.shares), variance: said.variance },
    rows: salesRows.placesOf(type, rows),
    pinned: salesRows.placesOf(type, pinned),
    own: own.map(({ deal, shares }) => ({ deal, shares: sharesEvidence(shares) })),
    maxReferences,
    weights,
    lettings: lettingRows.placesOf(lettings.type, lettings.rows),
  };
}

function indexEvidence({ firstMonth, levels, season }: TimeIndex): IndexEvidence {
  return { firstMonth, levels: [...levels], season: [...season] };
}

function sharesEvidence(shares: Float64Array): (number | null)[] {
  return Array.from(shares, (_, at) => finite(cell(shares, at)));
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}
