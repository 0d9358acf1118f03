import { type RatioStudy, ratioStudy } from '../../measures/ratio-study';
import { median, quantile } from '../../statistics/summary';

/**
 * Models shrink low and high values to the mean. Log values are stretched away from it at both ends and all are
 * shifted; fitted on sales that the model was not trained on.
 */
export interface Correction {
  shift: number;
  cheap: Stretch;
  dear: Stretch;
}

/** `by` log points per log point, for the part of a log value between `from` and, further out, `until`. */
interface Stretch {
  from: number;
  until: number;
  by: number;
}

const none: Stretch = { from: 0, until: 0, by: 0 };
export const noCorrection: Correction = { shift: 0, cheap: none, dear: none };

/** A sale price and its estimate, both as logs. */
export interface EstimatedSale {
  value: number;
  logPrice: number;
}

const leastSales = 100;
/** Quantiles between which the stretches apply. */
const shares = { cheap: { from: 0.15, until: 0.005 }, dear: { from: 0.65, until: 0.995 } };
const stretches = {
  cheap: Array.from({ length: 9 }, (_, i) => i * 0.1),
  dear: Array.from({ length: 9 }, (_, i) => i * 0.025),
};

/** In percent, relative to the lowest attainable; below one percent they count as equal. */
const inaccuracies: readonly ((study: RatioStudy) => number)[] = [
  study => study.cod,
  study => study.mdape,
  study => 100 - study.ppe20,
];
const leastPercent = 1;

/** Limits of the IAAO: PRD .98 to 1.03, PRB ±.05. A measure counts as off beyond this fraction of the limit. */
const allowed = { prd: { middle: 1.005, tolerance: 0.025 }, prb: { middle: 0, tolerance: 0.05 } };
const safePart = 0.7;

/**
 * The correction that treats low and high values alike with the least loss of accuracy, including the shift that
 * centres the median.
 */
export function correctionOf(sales: readonly EstimatedSale[]): Correction {
  if (sales.length < leastSales) return noCorrection;
  const candidates = stretchesOf(sales).map(stretched => {
    const rest = sales.map(({ value, logPrice }) => logPrice - corrected(stretched, value));
    const correction = { ...stretched, shift: median(rest) };
    return { correction, study: ratioStudy(sales.map(sale => pairOf(correction, sale))) };
  });
  const losses = inaccuracies.map(measure => {
    const least = Math.min(...candidates.map(({ study }) => measure(study)));
    return (study: RatioStudy) => measure(study) / Math.max(least, leastPercent);
  });
  const lossOf = (study: RatioStudy) =>
    losses.reduce((sum, loss) => sum + loss(study), 0) +
    excess(study.prd, allowed.prd) +
    excess(study.prb, allowed.prb);
  return candidates.reduce((best, candidate) =>
    lossOf(candidate.study) < lossOf(best.study) ? candidate : best,
  ).correction;
}

export function corrected({ shift, cheap, dear }: Correction, value: number): number {
  const below = Math.min(0, Math.max(value, cheap.until) - cheap.from);
  const above = Math.max(0, Math.min(value, dear.until) - dear.from);
  return value + shift + cheap.by * below + dear.by * above;
}

/** All pairs of stretches, the smallest first. */
function stretchesOf(sales: readonly EstimatedSale[]): Correction[] {
  const values = sales.map(sale => sale.value);
  const bounds = ({ from, until }: { from: number; until: number }) => ({
    from: quantile(values, from),
    until: quantile(values, until),
  });
  const [cheap, dear] = [bounds(shares.cheap), bounds(shares.dear)];
  return stretches.cheap.flatMap(low =>
    stretches.dear.map(high => ({ shift: 0, cheap: { ...cheap, by: low }, dear: { ...dear, by: high } })),
  );
}

function pairOf(correction: Correction, { value, logPrice }: EstimatedSale) {
  return { estimate: Math.exp(corrected(correction, value)), sale: Math.exp(logPrice) };
}

function excess(measure: number, { middle, tolerance }: { middle: number; tolerance: number }): number {
  return Math.max(0, Math.abs(measure - middle) / tolerance - safePart) ** 2;
}
