import { mean } from '../../statistics/summary';

/** Shrinkage of a level's mean to the overall mean, as a number of sales. */
const shrinkage = 8;

/** Minimum sales of a level: with fewer, the mean would leak the price of each sale. */
const leastSales = 5;

/** Mean of `target` per level, shrunk to the overall mean. Rare levels have none. */
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
