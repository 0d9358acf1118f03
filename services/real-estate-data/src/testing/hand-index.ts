/** A sale as a regression sees it. */
export interface HandSale {
  place: string;
  period: number;
  /** Log price. */
  y: number;
  /** Features. */
  x: readonly number[];
}

const rounds = 5_000;
const converged = 1e-9;

/**
 * Log price level by period relative to the first, over single sales and in a way of its own: the effects of place and
 * period and each slope are fitted in turn to what the others leave, until nothing moves.
 */
export function handIndex(sales: readonly HandSale[]): Map<number, number> {
  const features = (sales[0]?.x ?? []).map((_, f) => centred(sales.map(({ x }) => x[f] ?? 0)));
  const rest = sales.map(({ y }) => y);
  const effects = [effectOf(sales.map(({ place }) => place)), effectOf(sales.map(({ period }) => period))];
  const [, period] = effects;
  for (let round = 0; round < rounds; round += 1) {
    for (const effect of effects) effect.refit(rest);
    for (const feature of features) takeOut(feature, rest);
    if ((period?.moved ?? 0) < converged) break;
  }
  const levels = new Map([...(period?.levels ?? [])].map(([key, level]) => [Number(key), level]));
  const first = levels.get(Math.min(...levels.keys())) ?? 0;
  return new Map([...levels].map(([key, level]) => [key, level - first]));
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map(value => value - mean);
}

/** Moves what a slope explains of `rest` out of it. */
function takeOut(feature: readonly number[], rest: number[]): void {
  const squares = feature.reduce((sum, value) => sum + value * value, 0);
  const slope = feature.reduce((sum, value, at) => sum + value * (rest[at] ?? 0), 0) / squares;
  feature.forEach((value, at) => {
    rest[at] = (rest[at] ?? 0) - slope * value;
  });
}

function effectOf(keys: readonly (string | number)[]) {
  const levels = new Map<string | number, number>();
  const effect = {
    levels,
    /** Largest change of the last time. */
    moved: 0,
    /** Moves the mean of what is left of each key out of `rest`. */
    refit(rest: number[]) {
      const sums = new Map<string | number, { sum: number; n: number }>();
      keys.forEach((key, at) => {
        const so = sums.get(key) ?? { sum: 0, n: 0 };
        sums.set(key, { sum: so.sum + (rest[at] ?? 0), n: so.n + 1 });
      });
      effect.moved = 0;
      for (const [key, { sum, n }] of sums) {
        levels.set(key, (levels.get(key) ?? 0) + sum / n);
        effect.moved = Math.max(effect.moved, Math.abs(sum / n));
      }
      keys.forEach((key, at) => {
        const { sum, n } = sums.get(key) ?? { sum: 0, n: 1 };
        rest[at] = (rest[at] ?? 0) - sum / n;
      });
    },
  };
  return effect;
}
