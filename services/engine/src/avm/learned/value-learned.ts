import { type Calibration, type ExpectedError, expectedErrorAt } from '../calibration';
import type { Comparison } from '../comparison';
import { type CompareLearnedOptions, compareLearned } from './compare-learned';
import { corrected } from './correction';
import { askAll, leftOfError, sumOf } from './cross-fit';
import type { LearnedMarket } from './learning';
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
  return {
    logValue: comparison?.logValue ?? corrected(market.correction, sumOf(shares)),
    comparison,
    expected: expectedOf(
      { calibration: market.calibration, models: market.fit.models.length },
      { variance, spread: comparison?.spread ?? Number.POSITIVE_INFINITY },
    ),
  };
}

/** The error to expect where the comparables spread so far and the models differ so much. */
export function expectedOf(
  { calibration, models }: { calibration: Calibration; models: number },
  { variance, spread }: { variance: number; spread: number },
): ExpectedError {
  const expected = expectedErrorAt(calibration, spread);
  const left = leftOfError(models, variance, expected.half68);
  return { ...expected, half68: expected.half68 * left, half95: expected.half95 * left };
}
