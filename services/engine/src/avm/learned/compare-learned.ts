import { middleOr, weightedMean } from '../../statistics/summary';
import { cell } from '../columns';
import { type ComparedDeal, type Comparison, leastReferences, withoutOutliers } from '../comparison';
import { corrected } from './correction';
import { sumOf } from './cross-fit';
import type { LearnedMarket } from './learning';
import type { Facts, SalesTable } from './sales-table';

export interface CompareLearnedOptions {
  /** In units of the plane. */
  maxDistance: number;
  maxReferences: number;
  accepts: (row: number) => boolean;
  /** Rows that are always references, regardless of location and weight. */
  pinned?: ReadonlySet<number>;
  /** Additional sales that are not in the table, also used as references. The first has row −1, the next −2, … */
  own?: readonly OwnSale[];
  weights?: DifferenceWeights;
}

/** Weight of a difference: 1 is the default, 0 ignores it. */
export interface DifferenceWeights {
  distance: number;
  years: number;
  /** Per feature, in table order. */
  features: readonly number[];
}

const usualWeights: DifferenceWeights = { distance: 1, years: 1, features: [] };

/** A sale that is not in the table, with the model's estimate of it. */
export interface OwnSale {
  x: number;
  y: number;
  month: number;
  logPrice: number;
  shares: Float64Array;
}

const poolSize = 60;

/** Parameters of the method; a model version is a method with fixed parameters. */
export interface ComparisonParameters {
  /** Decay rates of a sale's weight: by distance over the median distance, log points of value, years. */
  falls: { distance: number; value: number; years: number };
  /** Minimum weight of a selected sale. */
  leastWeight: number;
  /** Shrinkage of a neighbourhood's spread to the usual error, as a number of sales. */
  spreadShrinkage: number;
}

export const comparisonParameters: ComparisonParameters = {
  falls: { distance: 2, value: 1 / 0.3, years: 0.5 },
  leastWeight: 0.1,
  spreadShrinkage: 8,
};

/** Sales to compare a property with, and what was learnt of their market. */
export interface ComparableSales
  extends Pick<LearnedMarket, 'sharesOf' | 'newest' | 'trust' | 'correction' | 'usualError'> {
  table: Pick<SalesTable, 'x' | 'y' | 'month' | 'logPrice'>;
  /** False when similarity in price replaces distance. */
  real: boolean;
}

/** Options for comparing candidates; see `CompareLearnedOptions`. */
export type CompareRowsOptions = Pick<
  CompareLearnedOptions,
  'maxReferences' | 'pinned' | 'own' | 'weights'
> & { parameters?: ComparisonParameters };

interface Candidate {
  row: number;
  distance: number;
  shares: Float64Array;
  /** Log price residual: actual minus model. */
  beyond: number;
  weight: number;
}

/**
 * Values a property with known `shares` (see `sharesOf`) by comparables: each is adjusted to the property by the
 * difference in model estimates, plus a trusted part of its residual; the value is their weighted mean. Null with fewer
 * than three.
 */
export function compareLearned(
  market: LearnedMarket,
  facts: Facts,
  shares: Float64Array,
  options: CompareLearnedOptions,
): Comparison | null {
  const rows = candidateRows(market, facts, sumOf(shares), options);
  return compareRows(comparableSales(market), facts, { shares, rows }, options);
}

export function comparableSales(market: LearnedMarket): ComparableSales {
  const { table, sharesOf, newest, trust, correction, usualError, places } = market;
  return { table, sharesOf, newest, trust, correction, usualError, real: places?.real ?? true };
}

/** Like `compareLearned`, with given candidates: rows of the table, in the order in which they were found. */
export function compareRows(
  market: ComparableSales,
  facts: Facts,
  { shares, rows }: { shares: Float64Array; rows: readonly number[] },
  options: CompareRowsOptions,
): Comparison | null {
  const { parameters = comparisonParameters } = options;
  const modelled = sumOf(shares);
  const pool = weighted(market, facts, { shares, rows }, options);
  if (pool.length < leastReferences) return null;
  const isKept = ({ row }: { row: number }) => row < 0 || options.pinned?.has(row) === true;
  const best = bestOf(pool, options.maxReferences, isKept).map(candidate =>
    adjust(candidate, shares, modelled),
  );
  // The appraiser's own and pinned sales are trusted fully.
  const kept = withoutOutliers(best, isKept).map(deal =>
    trusted(deal, modelled, isKept(deal) ? 1 : market.trust),
  );
  const total = kept.reduce((sum, deal) => sum + deal.weight, 0);
  const uncorrected = weightedMean(
    kept.map(deal => deal.logAdjusted),
    kept.map(deal => deal.weight),
  );
  const logValue = corrected(market.correction, uncorrected);
  const references = kept.map(deal => ({
    ...moved(deal, logValue - uncorrected),
    weight: deal.weight / total,
  }));
  return { logValue, spread: spreadOf(pool, market.usualError, parameters), references };
}

/** The candidates with the highest weights, up to a number, after those that are always kept. */
function bestOf(
  pool: readonly Candidate[],
  count: number,
  isKept: (candidate: Candidate) => boolean,
): readonly Candidate[] {
  const sorted = pool.toSorted((a, b) => b.weight - a.weight || a.distance - b.distance || a.row - b.row);
  const room = Math.max(0, count - sorted.filter(isKept).length);
  const best = new Set(sorted.filter(candidate => !isKept(candidate)).slice(0, room));
  return sorted.filter(candidate => isKept(candidate) || best.has(candidate));
}

function weighted(
  { table, sharesOf, newest, real }: ComparableSales,
  facts: Facts,
  { shares, rows }: { shares: Float64Array; rows: readonly number[] },
  { weights = usualWeights, own = [], parameters = comparisonParameters }: CompareRowsOptions,
): Candidate[] {
  const { falls, leastWeight } = parameters;
  const modelled = sumOf(shares);
  // For dates after the newest sale the age is capped, because it would not distinguish the sales.
  const asOf = Math.min(facts.month, newest);
  if (real && (Number.isNaN(facts.x) || Number.isNaN(facts.y))) return [];
  const candidateOf = (row: number, sale: OwnSale): Candidate => {
    const said = sumOf(sale.shares);
    const distance = real ? Math.hypot(sale.x - facts.x, sale.y - facts.y) : Math.abs(said - modelled);
    const years = Math.abs(sale.month - asOf) / 12 || 0;
    const difference = said - modelled + beyondUsual(weights.features, sale.shares, shares);
    const unlike = falls.value * Math.abs(difference) + falls.years * weights.years * years;
    return { row, distance, shares: sale.shares, beyond: sale.logPrice - said, weight: unlike };
  };
  const candidates = rows.map(row =>
    candidateOf(row, {
      x: cell(table.x, row),
      y: cell(table.y, row),
      month: cell(table.month, row),
      logPrice: cell(table.logPrice, row),
      shares: sharesOf(row),
    }),
  );
  candidates.push(...own.map((sale, i) => candidateOf(-1 - i, sale)));
  const usual = middleOr(
    candidates.map(candidate => candidate.distance).filter(distance => distance > 0),
    1,
  );
  for (const candidate of candidates)
    candidate.weight =
      leastWeight +
      Math.exp(-candidate.weight - (falls.distance * weights.distance * candidate.distance) / usual);
  return candidates;
}

/** Change in the difference between sale and property caused by weights other than 1; 0 when all are 1. */
function beyondUsual(weights: readonly number[], sale: Float64Array, subject: Float64Array): number {
  return weights.reduce((sum, weight, f) => sum + (weight - 1) * (cell(sale, f) - cell(subject, f)), 0);
}

/** The nearest accepted sales, nearest first, followed by pinned ones. `modelled`: log price by the model. */
export function candidateRows(
  { places }: Pick<LearnedMarket, 'places'>,
  { x, y }: Facts,
  modelled: number,
  { maxDistance, accepts, pinned }: Pick<CompareLearnedOptions, 'maxDistance' | 'accepts' | 'pinned'>,
): number[] {
  if (!places || (places.real && (Number.isNaN(x) || Number.isNaN(y)))) return [];
  const { index, rows, real } = places;
  const from = real ? { x, y } : { x: modelled, y: 0 };
  const found = index
    .neighbors(from.x, from.y, poolSize, real ? maxDistance : undefined, place => accepts(rows[place] ?? -1))
    .map(place => rows[place] ?? 0);
  if (!pinned || pinned.size === 0) return found;
  return [...new Set([...found, ...pinned])];
}

function adjust(
  { row, distance, shares, beyond, weight }: Candidate,
  subject: Float64Array,
  modelled: number,
): ComparedDeal {
  const time = shares.length - 1;
  const effects = subject.subarray(0, time).map((share, i) => share - cell(shares, i));
  const indexation = cell(subject, time) - cell(shares, time);
  return { row, distance, indexation, effects, logAdjusted: modelled + beyond, weight };
}

/**
 * Only part of a sale's residual applies to others: the rest is specific to that sale. Counted as a difference of
 * place.
 */
function trusted(deal: ComparedDeal, modelled: number, trust: number): ComparedDeal {
  return moved(deal, (trust - 1) * (deal.logAdjusted - modelled));
}

/** The correction of the level is counted as a difference of place. */
function moved(deal: ComparedDeal, by: number): ComparedDeal {
  const effects = Float64Array.from(deal.effects);
  const place = effects.length - 1;
  effects[place] = cell(effects, place) + by;
  return { ...deal, effects, logAdjusted: deal.logAdjusted + by };
}

/** Typical model error in the neighbourhood, shrunk to its usual error. */
function spreadOf(
  pool: readonly Candidate[],
  usual: number,
  { spreadShrinkage }: ComparisonParameters,
): number {
  const weight = pool.reduce((sum, candidate) => sum + candidate.weight, 0);
  const errors = pool.reduce((sum, { beyond, weight: w }) => sum + w * Math.abs(beyond), 0);
  return (errors + spreadShrinkage * usual) / (weight + spreadShrinkage);
}
