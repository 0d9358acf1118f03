import { type RatioStudy, ratioStudy } from '../../measures/ratio-study';
import { expectedErrorAt } from '../calibration';
import { cell } from '../columns';
import { compareLearned } from './compare-learned';
import { corrected } from './correction';
import { sharesOfSubject } from './cross-fit';
import { type LearnedMarket, learnMarket, sumOf } from './learned-market';
import { type Facts, factsOfRow, rowsOf, type SalesTable } from './sales-table';

/** What the engine says of a property before it was sold, in log points. */
export interface LearnedValue {
  logValue: number;
  half68: number;
  half95: number;
}

/** A part of a test: what is known, and what is to be valued by it. */
export interface TestPart {
  known: Int32Array;
  asked: Int32Array;
  /** Whether sales after the date of the subject count, as in a test by folds. */
  foresight: boolean;
}

export interface TestedSale extends LearnedValue {
  row: number;
  logPrice: number;
}

export const testReferences = 15;

/** Values the asked sales of a part by the known ones. */
export function testPart(table: SalesTable, { known, asked, foresight }: TestPart): TestedSale[] {
  const options = { maxDistance: Number.POSITIVE_INFINITY, maxReferences: testReferences, foresight };
  const market = learnMarket(rowsOf(table, known), options);
  return Array.from(asked, row => ({
    row,
    logPrice: cell(table.logPrice, row),
    ...valueFacts(market, factsOfRow(table, row)),
  }));
}

/** By comparables, or where the place is unknown by the model alone. */
function valueFacts(market: LearnedMarket, facts: Facts): LearnedValue {
  const shares = sharesOfSubject(market.fit, facts);
  const { month } = market.table;
  const accepts = (row: number) => !(cell(month, row) > Number.POSITIVE_INFINITY);
  const comparison = compareLearned(market, facts, shares, {
    maxDistance: Number.POSITIVE_INFINITY,
    maxReferences: testReferences,
    accepts,
  });
  const logValue = comparison?.logValue ?? corrected(market.correction, sumOf(shares));
  const { half68, half95 } = expectedErrorAt(
    market.calibration,
    comparison?.spread ?? Number.POSITIVE_INFINITY,
  );
  return { logValue, half68, half95 };
}

export interface Evaluation extends RatioStudy {
  /** Percent of sales that lie in the 68 and 95 % ranges. */
  coverage68: number;
  coverage95: number;
}

export function measured(sales: readonly TestedSale[]): Evaluation {
  const pairs = sales.map(({ logValue, logPrice }) => ({
    estimate: Math.exp(logValue),
    sale: Math.exp(logPrice),
  }));
  const covered = (half: 'half68' | 'half95') =>
    (100 * sales.filter(sale => Math.abs(sale.logPrice - sale.logValue) <= sale[half]).length) / sales.length;
  return { ...ratioStudy(pairs), coverage68: covered('half68'), coverage95: covered('half95') };
}
