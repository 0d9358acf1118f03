import { type Calibration, type ExpectedError, expectedErrorAt } from '../calibration';
import type { Comparison } from '../comparison';
import { type CompareLearnedOptions, compareLearned } from './compare-learned';
import { corrected } from './correction';
import { askAll, leftOfError, sumOf } from './cross-fit';
import type { LearnedMarket } from './learning';
import type { Facts } from './sales-table';

/** Estimate of a property, in log points. */
export interface LearnedValue {
  logValue: number;
  /** The comparison behind the value; null with fewer than three references, when only the model is used. */
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

/** Expected error for this spread of the comparables and variance between the models. */
export function expectedOf(
  { calibration, models }: { calibration: Calibration; models: number },
  { variance, spread }: { variance: number; spread: number },
): ExpectedError {
  const expected = expectedErrorAt(calibration, spread);
  const left = leftOfError(models, variance, expected.half68);
  return { ...expected, half68: expected.half68 * left, half95: expected.half95 * left };
}
