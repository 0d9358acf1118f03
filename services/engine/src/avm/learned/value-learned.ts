import { type ExpectedError, expectedErrorAt } from '../calibration';
import type { Comparison } from '../comparison';
import { type CompareLearnedOptions, compareLearned } from './compare-learned';
import { corrected } from './correction';
import { askAll, leftOfError, sumOf } from './cross-fit';
import type { LearnedMarket } from './learned-market';
import type { Facts } from './sales-table';

/** What the engine says of a property, in log points. */
export interface LearnedValue {
  logValue: number;
  /** What the value rests on; null when there are fewer than three references, and the model speaks alone. */
  comparison: Comparison | null;
  expected: ExpectedError;
}

export function valueLearned(
  market: LearnedMarket,
  facts: Facts,
  options: CompareLearnedOptions,
): LearnedValue {
  const { shares, variance } = askAll(market.fit, facts);
  const comparison = compareLearned(market, facts, shares, options);
  const expected = expectedErrorAt(market.calibration, comparison?.spread ?? Number.POSITIVE_INFINITY);
  const left = leftOfError(market.fit, variance, expected.half68);
  return {
    logValue: comparison?.logValue ?? corrected(market.correction, sumOf(shares)),
    comparison,
    expected: { ...expected, half68: expected.half68 * left, half95: expected.half95 * left },
  };
}
