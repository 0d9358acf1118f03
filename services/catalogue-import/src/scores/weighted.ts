/** A value with the number of objects that have it. */
export interface Weighted {
  value: number;
  points: number;
  objects: number;
}

/**
 * Percentiles as `quantile_cont` computes them of the values, each repeated for its objects: interpolated between the
 * two nearest.
 */
export function quantilesOf(values: readonly Weighted[], shares: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const total = objectsIn(values);
  return shares.map(share => {
    const position = share * (total - 1);
    const low = valueAt(sorted, Math.floor(position));
    const high = valueAt(sorted, Math.ceil(position));
    return low + (high - low) * (position - Math.floor(position));
  });
}

function valueAt(sorted: readonly Weighted[], position: number): number {
  let passed = 0;
  for (const { value, objects } of sorted) {
    passed += objects;
    if (position < passed) return value;
  }
  return sorted.at(-1)?.value ?? Number.NaN;
}

export function meanPoints(values: readonly Weighted[]): number {
  const total = objectsIn(values);
  return values.reduce((sum, { points, objects }) => sum + points * objects, 0) / total;
}

export const objectsIn = (values: readonly Weighted[]): number =>
  values.reduce((sum, { objects }) => sum + objects, 0);

/** Percentiles of an area. */
export const areaShares = [0.1, 0.5, 0.9];

/** Objects, mean points and percentiles of an area; of classes the percentiles are values that occur. */
export function areaRow(values: readonly Weighted[], ofClasses = false): number[] {
  const percentiles = ofClasses ? occurring(values, areaShares) : quantilesOf(values, areaShares);
  return [objectsIn(values), meanPoints(values), ...percentiles];
}

function occurring(values: readonly Weighted[], shares: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const last = objectsIn(values) - 1;
  return shares.map(share => valueAt(sorted, Math.round(share * last)));
}
