/** A value with its 68 % range. Euro. */
export interface RangedValue {
  value: number;
  low68: number;
  high68: number;
}

/** A value whose range may be unknown. */
export interface PossiblyRanged {
  value: number;
  low68?: number | null | undefined;
  high68?: number | null | undefined;
}

/** Share of the variance of single values that is common to all, because they share a market. */
const sharedVariance = 0.5;

/** Inputs for the range of a sum. Euro; `…Squares` are sums of squares, which a database can compute. */
export interface SpreadSums {
  value: number;
  /** Sum of the distances from the values to their lower bounds. */
  down: number;
  downSquares: number;
  /** Sum of the distances to their upper bounds. */
  up: number;
  upSquares: number;
}

/**
 * Sum of values with its 68 % range. Errors of single values are partly correlated (they share a market) and partly
 * independent: with a correlation ρ = 0.5 between any two, σ² = ρ·(Σσᵢ)² + (1 − ρ)·Σσᵢ². Upward and downward spread are
 * combined separately, because ranges may be asymmetric.
 */
export function sumOfRanges(values: readonly RangedValue[]): RangedValue {
  const sums = { value: 0, down: 0, downSquares: 0, up: 0, upSquares: 0 };
  for (const { value, low68, high68 } of values) {
    sums.value += value;
    sums.down += value - low68;
    sums.downSquares += (value - low68) ** 2;
    sums.up += high68 - value;
    sums.upSquares += (high68 - value) ** 2;
  }
  return rangeOfSums(sums);
}

/** Like `sumOfRanges`, from sums computed elsewhere. */
export function rangeOfSums({ value, down, downSquares, up, upSquares }: SpreadSums): RangedValue {
  return {
    value,
    low68: value - combinedSpread(down, downSquares),
    high68: value + combinedSpread(up, upSquares),
  };
}

function combinedSpread(sum: number, squares: number): number {
  return Math.sqrt(sharedVariance * sum ** 2 + (1 - sharedVariance) * squares);
}

/**
 * Total of units' values, with the range of the model's values of the same units: an override counts unrounded in the
 * total and does not change the range.
 */
export function totalOfValues(
  values: readonly (RangedValue & { override?: { modelValue: number } | undefined })[],
): RangedValue {
  const model = values.map(({ value, low68, high68, override }) => ({
    value: override?.modelValue ?? value,
    low68,
    high68,
  }));
  return { ...sumOfRanges(model), value: values.reduce((sum, { value }) => sum + value, 0) };
}

/** Half the 68 % range as a fraction of the value, when no range is known (decision 0049). */
const usualSpread = 0.1;
/** Rounding steps in half the range: rounding moves a value by at most a twentieth of it. */
const stepsInHalfRange = 10;

/**
 * Rounding step in euro of a displayed model value: 1 or 5 times a power of ten, at most a tenth of half the 68 %
 * range. A range of zero width rounds to whole euros.
 */
export function roundingStep({ value, low68, high68 }: PossiblyRanged): number {
  const halfRange = low68 == null || high68 == null ? Math.abs(value) * usualSpread : (high68 - low68) / 2;
  const largest = halfRange / stepsInHalfRange;
  if (!(largest >= 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(largest) + 1e-9);
  return largest >= 5 * power ? 5 * power : power;
}

/** `amount` to the nearest multiple of `step`. */
export function roundedTo(amount: number, step: number): number {
  return Math.round(amount / step) * step + 0;
}

/** A model value as displayed: rounded by its range. Compute sums from exact values first. */
export function shownValue(ranged: PossiblyRanged): number {
  return roundedTo(ranged.value, roundingStep(ranged));
}

/** A unit's value as displayed: an override is unrounded, a model value is rounded by its range. */
export function shownUnitValue(
  unit: PossiblyRanged & { override?: unknown; modelValue?: number | null | undefined },
): number {
  return unit.override || unit.modelValue != null ? unit.value : shownValue(unit);
}

/** An estimate of one object as displayed; its price per m² is rounded by the same range. */
export function shownEstimate<Estimate extends RangedValue & { pricePerM2: number }>(
  estimate: Estimate,
): Estimate {
  const { value, low68, high68, pricePerM2 } = estimate;
  const step = roundingStep(estimate);
  const half = value > 0 ? ((high68 - low68) / 2) * (pricePerM2 / value) : 0;
  const perM2 = { value: pricePerM2, low68: pricePerM2 - half, high68: pricePerM2 + half };
  return {
    ...estimate,
    value: roundedTo(value, step),
    low68: roundedTo(low68, step),
    high68: roundedTo(high68, step),
    pricePerM2: shownValue(perM2),
  };
}

/**
 * Parts of a sum as displayed beside it: each a multiple of `step`, together exactly the rounded sum. The remainder of
 * rounding goes to the parts that lost most by it.
 */
export function shownParts(parts: readonly number[], step: number): number[] {
  const total = roundedTo(
    parts.reduce((sum, part) => sum + part, 0),
    step,
  );
  const shown = parts.map(part => Math.floor(part / step) * step);
  const left = Math.round((total - shown.reduce((sum, part) => sum + part, 0)) / step);
  const byLoss = parts
    .map((part, index) => ({ index, loss: part - (shown[index] ?? 0) }))
    .sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, left)) shown[index] = (shown[index] ?? 0) + step;
  return shown;
}

/**
 * Difference between two displayed figures: both are rounded to `decimals` digits first. 46.4 and 55.5 shown as 46 and
 * 56 differ by 10, not by 9.
 */
export function shownDifference(one: number, other: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return (Math.round(one * scale) - Math.round(other * scale)) / scale;
}

/**
 * Displayed steps from one total to another: totals rounded as elsewhere, and steps that add up exactly. The remainder
 * of rounding is in the largest step.
 */
export function shownSteps(
  from: PossiblyRanged,
  amounts: readonly number[],
  to: PossiblyRanged,
): { from: number; amounts: number[]; to: number } {
  const shown = { from: shownValue(from), to: shownValue(to) };
  const step = Math.min(roundingStep(from), roundingStep(to));
  const rounded = amounts.map(amount => roundedTo(amount, step));
  const left = shown.to - shown.from - rounded.reduce((sum, amount) => sum + amount, 0);
  const sizes = rounded.map(Math.abs);
  const largest = sizes.indexOf(Math.max(...sizes));
  return { ...shown, amounts: rounded.map((amount, at) => (at === largest ? amount + left : amount)) };
}
