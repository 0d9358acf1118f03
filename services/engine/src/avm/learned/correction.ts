import { type RatioStudy, ratioStudy } from '../../measures/ratio-study';
import { median, quantile } from '../../statistics/summary';

/**
 * Models draw cheap and dear homes to the middle, so that the cheap are valued too high. Log values below
 * `low.from` are stretched downwards, those above `high.from` upwards, and all are shifted; learnt on sales
 * that the model had not seen.
 */
export interface Correction {
  shift: number;
  low: Stretch;
  high: Stretch;
}

/** Log points added by log point beyond `from`. */
interface Stretch {
  from: number;
  by: number;
}

const unstretched: Stretch = { from: 0, by: 0 };
export const noCorrection: Correction = { shift: 0, low: unstretched, high: unstretched };

/** A sale beside its estimate, both as logs. */
export interface EstimatedSale {
  value: number;
  logPrice: number;
}

const leastSales = 100;
const tailShare = 0.2;
const lowStretches = Array.from({ length: 13 }, (_, i) => i * 0.04);
const highStretches = [0, 0.05, 0.1, 0.15, 0.2];

/** What the IAAO allows: PRD .98 to 1.03, PRB ±.05. Beyond this part of it a measure counts as off. */
const allowed = { prd: { middle: 1.005, tolerance: 0.025 }, prb: { middle: 0, tolerance: 0.05 } };
const safePart = 0.8;

/** The least loss of accuracy that treats cheap and dear alike, with the shift that puts the median right. */
export function correctionOf(sales: readonly EstimatedSale[]): Correction {
  if (sales.length < leastSales) return noCorrection;
  const values = sales.map(sale => sale.value);
  const lowFrom = quantile(values, tailShare);
  const highFrom = quantile(values, 1 - tailShare);
  const candidates = lowStretches.flatMap(low =>
    highStretches.map(high => {
      const stretched = { shift: 0, low: { from: lowFrom, by: low }, high: { from: highFrom, by: high } };
      const rest = sales.map(({ value, logPrice }) => logPrice - corrected(stretched, value));
      const correction = { ...stretched, shift: median(rest) };
      return { correction, study: ratioStudy(sales.map(sale => pairOf(correction, sale))) };
    }),
  );
  const least = {
    cod: Math.min(...candidates.map(({ study }) => study.cod)),
    mdape: Math.min(...candidates.map(({ study }) => study.mdape)),
  };
  const loss = ({ cod, mdape, prd, prb }: RatioStudy) =>
    cod / least.cod + mdape / least.mdape + excess(prd, allowed.prd) + excess(prb, allowed.prb);
  return candidates.reduce((best, candidate) => (loss(candidate.study) < loss(best.study) ? candidate : best))
    .correction;
}

export function corrected({ shift, low, high }: Correction, value: number): number {
  return value + shift + low.by * Math.min(0, value - low.from) + high.by * Math.max(0, value - high.from);
}

function pairOf(correction: Correction, { value, logPrice }: EstimatedSale) {
  return { estimate: Math.exp(corrected(correction, value)), sale: Math.exp(logPrice) };
}

function excess(measure: number, { middle, tolerance }: { middle: number; tolerance: number }): number {
  return Math.max(0, Math.abs(measure - middle) / tolerance - safePart) ** 2;
}
