import type { OutcomeShares } from '../measures/accuracy-class';
import { shareWithin } from '../measures/ratio-study';
import { quantile } from '../statistics/summary';

/** A sale valued by a model that was not trained on it. */
export interface HeldOutSale {
  row: number;
  /** Log of sale price over estimate. */
  error: number;
  spread: number;
}

/** Expected errors, in log points. */
export interface ExpectedError extends OutcomeShares {
  /** Half-widths that contain 68 and 95 % of outcomes. */
  half68: number;
  half95: number;
}

/** Expected errors by spread of the references: each step applies up to and including `upTo`. */
export type Calibration = readonly { upTo: number; expected: ExpectedError }[];

const leastSales = 30;
const leastPerStep = 120;
const mostSteps = 10;
/** Minimum in log points: a value is never claimed to be exact. */
const leastHalfWidth = 0.005;

/** Used when there are too few held-out sales to calibrate: assumed errors of a thin market. */
const uncalibrated: ExpectedError = {
  half68: 0.25,
  half95: 0.6,
  within20: 0.6,
  within10: 0.35,
  within5: 0.18,
};

/**
 * Calibrates on held-out sales by decile of spread (fewer steps with fewer sales). Adjacent steps are merged when the
 * error would decrease with increasing spread. The 95 % range has its own quantile, over all sales relative to the 68 %
 * range of their step, because a single step has too few extremes.
 */
export function calibrate(sales: readonly HeldOutSale[]): Calibration {
  if (sales.length < leastSales) return [{ upTo: Number.POSITIVE_INFINITY, expected: uncalibrated }];
  const sorted = sales.toSorted((a, b) => a.spread - b.spread);
  const count = Math.max(1, Math.min(mostSteps, Math.floor(sorted.length / leastPerStep)));
  const cut = (step: number) => Math.round((step * sorted.length) / count);
  const parts = Array.from({ length: count }, (_, step) => sorted.slice(cut(step), cut(step + 1)));
  const steps = joinFalling(parts).map(part => ({ part, half68: half68Of(part) }));
  const relative = steps.flatMap(({ part, half68 }) => part.map(sale => Math.abs(sale.error) / half68));
  const wider = Math.max(1, coveringQuantile(relative, 0.95));
  return steps.map(({ part, half68 }, i) => ({
    upTo: i === steps.length - 1 ? Number.POSITIVE_INFINITY : (part.at(-1)?.spread ?? 0),
    expected: { half68, half95: half68 * wider, ...outcomeShares(part) },
  }));
}

export function expectedErrorAt(calibration: Calibration, spread: number): ExpectedError {
  return calibration.find(step => spread <= step.upTo)?.expected ?? uncalibrated;
}

function joinFalling(parts: readonly HeldOutSale[][]): HeldOutSale[][] {
  const joined: HeldOutSale[][] = [];
  for (const part of parts) {
    let current = part;
    for (let last = joined.at(-1); last && half68Of(last) > half68Of(current); last = joined.at(-1)) {
      joined.pop();
      current = [...last, ...current];
    }
    joined.push(current);
  }
  return joined;
}

function half68Of(sales: readonly HeldOutSale[]): number {
  const errors = sales.map(sale => Math.abs(sale.error));
  return Math.max(coveringQuantile(errors, 0.6827), leastHalfWidth);
}

/** Quantile that covers a new outcome with the given probability, hence the (n + 1) / n of conformal prediction. */
function coveringQuantile(numbers: readonly number[], share: number): number {
  return quantile(numbers, Math.min(1, (share * (numbers.length + 1)) / numbers.length));
}

function outcomeShares(sales: readonly HeldOutSale[]): OutcomeShares {
  const ratios = sales.map(sale => Math.exp(-sale.error));
  return {
    within20: shareWithin(ratios, 0.2),
    within10: shareWithin(ratios, 0.1),
    within5: shareWithin(ratios, 0.05),
  };
}
