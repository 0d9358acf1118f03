import { mean, median } from '../../statistics/summary';
import { calibrate } from '../calibration';
import { cell } from '../columns';
import { compareLearned } from './compare-learned';
import { corrected, correctionOf, noCorrection } from './correction';
import { type CrossFit, crossFit, sumOf } from './cross-fit';
import type { LearnedMarket, Learning } from './learning';
import { likenessOf, type Places, placesOf } from './places';
import { saidOfSale, saidOfSales } from './said-of-sales';
import { factsOfRow, type SalesTable } from './sales-table';

export interface LearnOptions {
  maxDistance: number;
  maxReferences: number;
  /** Whether a property may be valued by later sales, as in cross-validation. */
  foresight: boolean;
}

const heldOutSales = 4000;

export function learnMarket(table: SalesTable, options: LearnOptions): LearnedMarket {
  return withLearning(table, learn(table, options));
}

/** Combines sales with existing learning results: fast, with the same result as learning again. */
export function withLearning(table: SalesTable, learning: Learning): LearnedMarket {
  return marketOf(table, learning, placesOf(table));
}

function marketOf(table: SalesTable, learning: Learning, known: Places | null): LearnedMarket {
  const sharesOf = (row: number) => saidOfSale(learning.said, row);
  const places = known ?? likenessOf(table, row => sumOf(sharesOf(row)));
  return { ...learning, table, sharesOf, newest: newestOf(table), places };
}

function newestOf({ month }: SalesTable): number {
  const known = month.filter(one => !Number.isNaN(one));
  return known.length === 0 ? Number.POSITIVE_INFINITY : known.reduce((latest, one) => Math.max(latest, one));
}

/** The ranges are calibrated on sales that the models were not trained on. */
export function learn(table: SalesTable, options: LearnOptions): Learning {
  const fit = crossFit(table);
  const places = placesOf(table);
  const said = saidOfSales(fit, table, places);
  const untrained = { fit, said, usualError: 0, trust: 1, correction: noCorrection, calibration: [] };
  const market = marketOf(table, untrained, places);
  const sample = latestSample(fit, table);
  const errors = sample.map(row => cell(table.logPrice, row) - sumOf(market.sharesOf(row)));
  const plain = { ...market, usualError: mean(errors.map(Math.abs)) };
  const compared = heldOut(plain, sample, options);
  const trust = trustIn(compared);
  const sales = compared.map(sale => ({
    ...sale,
    value: sale.modelled + trust * (sale.value - sale.modelled),
  }));
  const correction = correctionOf(sales);
  const calibration = calibrate(
    sales.map(({ row, value, logPrice, spread }) => ({
      row,
      spread,
      error: logPrice - corrected(correction, value),
    })),
  );
  return { fit, said, usualError: plain.usualError, trust, correction, calibration };
}

/** Sales of the sample, valued without themselves and their duplicates. */
function heldOut(market: LearnedMarket, sample: readonly number[], options: LearnOptions) {
  const { month, logPrice } = market.table;
  const { marks } = market.fit;
  return sample.flatMap(row => {
    const accepts = (other: number) =>
      cell(marks, other) !== cell(marks, row) &&
      (options.foresight || !(cell(month, other) > cell(month, row)));
    const facts = factsOfRow(market.table, row);
    const shares = market.sharesOf(row);
    const comparison = compareLearned(market, facts, shares, { ...options, accepts });
    if (!comparison) return [];
    const modelled = sumOf(shares);
    const { logValue: value, spread } = comparison;
    return [{ row, logPrice: cell(logPrice, row), modelled, value, spread }];
  });
}

interface ComparedSale {
  logPrice: number;
  modelled: number;
  value: number;
}

/** Minimum: with zero trust, leaving out a reference would not change the value. */
const leastTrust = 0.2;
const trustSteps = Array.from({ length: 9 }, (_, i) => leastTrust + i / 10);

/** The trust with the smallest deviation of held-out errors from their median. */
function trustIn(sales: readonly ComparedSale[]): number {
  if (sales.length === 0) return 1;
  const losses = trustSteps.map(trust => {
    const rest = sales.map(
      ({ logPrice, modelled, value }) => logPrice - modelled - trust * (value - modelled),
    );
    const middle = median(rest);
    return mean(rest.map(error => Math.abs(error - middle)));
  });
  return trustSteps[losses.indexOf(Math.min(...losses))] ?? 1;
}

/** The latest sales, because old errors are less relevant; independent of row order. */
function latestSample({ marks }: CrossFit, { month }: SalesTable): number[] {
  const rows = Array.from(month, (_, row) => row);
  const whole = month.map(moment => (Number.isNaN(moment) ? 0 : Math.floor(moment)));
  rows.sort((a, b) => cell(whole, b) - cell(whole, a) || cell(marks, a) - cell(marks, b) || a - b);
  return rows.slice(0, heldOutSales);
}
