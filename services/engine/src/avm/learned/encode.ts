import { mean } from '../../statistics/summary';

/** Sales' worth of the overall mean that the mean of a level is drawn to. */
const shrinkage = 8;

/** A level with fewer would say too much of the price of each of its own sales. */
const leastSales = 5;

/** The mean of `target` per level, drawn to the overall mean by how few sales a level has. Rare levels have none. */
export function levelMeans(levels: Int32Array, target: Float64Array): Map<number, number> {
  const overall = mean(target);
  const sums = new Map<number, { sum: number; count: number }>();
  levels.forEach((level, row) => {
    if (level < 0) return;
    const known = sums.get(level) ?? { sum: 0, count: 0 };
    known.sum += (target[row] ?? overall) - overall;
    known.count += 1;
    sums.set(level, known);
  });
  return new Map(
    [...sums]
      .filter(([, { count }]) => count >= leastSales)
      .map(([level, { sum, count }]) => [level, overall + sum / (count + shrinkage)]),
  );
}
