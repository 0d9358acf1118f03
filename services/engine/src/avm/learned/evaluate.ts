import { type RatioStudy, ratioStudy } from '../../measures/ratio-study';
import { cell } from '../columns';
import { learnMarket } from './learned-market';
import { factsOfRow, rowsOf, type SalesTable } from './sales-table';
import { valueLearned } from './value-learned';

/** A test split: the known sales, and those to predict. */
export interface TestPart {
  known: Int32Array;
  asked: Int32Array;
  /** Whether sales after the subject's date may be used, as in cross-validation. */
  foresight: boolean;
}

/** A sale with its prediction, in log points. */
export interface TestedSale {
  row: number;
  logPrice: number;
  logValue: number;
  half68: number;
  half95: number;
}

export const testReferences = 15;

/** Predicts the asked sales of a split from the known ones. */
export function testPart(table: SalesTable, { known, asked, foresight }: TestPart): TestedSale[] {
  const options = { maxDistance: Number.POSITIVE_INFINITY, maxReferences: testReferences, foresight };
  const market = learnMarket(rowsOf(table, known), options);
  return Array.from(asked, row => {
    const { logValue, expected } = valueLearned(market, factsOfRow(table, row), {
      ...options,
      accepts: () => true,
    });
    const { half68, half95 } = expected;
    return { row, logPrice: cell(table.logPrice, row), logValue, half68, half95 };
  });
}

export interface Evaluation extends RatioStudy {
  /** Percentage of sales within the 68 and 95 % ranges. */
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
