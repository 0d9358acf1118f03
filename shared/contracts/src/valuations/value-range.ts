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

/** Share of the variance of single values that they have in common: one market moves them all. */
const sharedVariance = 0.5;

/** What the range of a sum follows from. Euro; `…Squares` are sums of squares, so that a database can make them. */
export interface SpreadSums {
  value: number;
  /** Of the distances from the values to their lower bounds. */
  down: number;
  downSquares: number;
  /** Of the distances to their upper bounds. */
  up: number;
  upSquares: number;
}

/**
 * The sum of values with its own 68 % range. Errors of single values neither cancel out wholly (they share
 * a market) nor add up wholly (each object has its own): with a correlation ρ = 0.5 between any two,
 * σ² = ρ·(Σσᵢ)² + (1 − ρ)·Σσᵢ². Upward and downward spread are combined apart, for ranges may be lopsided.
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

/** As `sumOfRanges`, from sums that were made elsewhere. */
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
 * The total of values of units, with the range of what the model says of the same units: a value that a person set
 * counts in the total as it was set, and leaves the range as it is.
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

/** Half the 68 % range as a fraction of the value, where no range is known (decision 0049). */
const usualSpread = 0.1;
/** Steps of rounding in half the range: rounding moves a value by at most a twentieth of it. */
const stepsInHalfRange = 10;

/**
 * The step in euro to which a modelled value is rounded when it is shown: 1 or 5 times a power of ten, at
 * most a tenth of half the 68 % range. A range of no width leaves whole euros.
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

/** A modelled value as it is shown: rounded to what its range bears. Sums are made of exact values first. */
export function shownValue(ranged: PossiblyRanged): number {
  return roundedTo(ranged.value, roundingStep(ranged));
}

/**
 * A value of a unit as it is shown: what a person set is shown as it was set, what the model says is rounded to
 * what its range bears.
 */
export function shownUnitValue(
  unit: PossiblyRanged & { override?: unknown; modelValue?: number | null | undefined },
): number {
  return unit.override || unit.modelValue != null ? unit.value : shownValue(unit);
}

/** An estimate of one object as it is shown; its price per m² is rounded to what the same range bears. */
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
 * Parts of a sum as they are shown beside it: each a multiple of `step`, and together exactly the rounded
 * sum. What rounding leaves over goes to the parts that lost most by it.
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
 * The difference between two figures as a reader works it out: of both as shown, with `decimals` digits after
 * the comma. 46.4 and 55.5 shown as 46 and 56 differ by 10, not by 9.
 */
export function shownDifference(one: number, other: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return (Math.round(one * scale) - Math.round(other * scale)) / scale;
}

/**
 * Steps that lead from one total to another, as they are shown: both totals as everywhere else, and steps that lead
 * exactly from the one to the other. What rounding leaves over is in the largest step.
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
