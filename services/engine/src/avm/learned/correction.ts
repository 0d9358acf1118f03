import { type RatioStudy, ratioStudy } from '../../measures/ratio-study';
import { median, quantile } from '../../statistics/summary';

/**
 * Models draw cheap homes to the middle, so that they are valued too high. Log values below `from` are
 * stretched downwards, by `stretch` log points a log point, and all are shifted; learnt on sales that the
 * model had not seen.
 */
export interface Correction {
  shift: number;
  from: number;
  stretch: number;
}

export const noCorrection: Correction = { shift: 0, from: 0, stretch: 0 };

/** A sale beside its estimate, both as logs. */
export interface EstimatedSale {
  value: number;
  logPrice: number;
}

const leastSales = 100;
const tailShare = 0.15;
const stretches = Array.from({ length: 17 }, (_, i) => i * 0.05);

/** What the IAAO allows: PRD .98 to 1.03, PRB ±.05. Beyond this part of it a measure counts as off. */
const allowed = { prd: { middle: 1.005, tolerance: 0.025 }, prb: { middle: 0, tolerance: 0.05 } };
const safePart = 0.7;

/** The least loss of accuracy that treats cheap and dear alike, with the shift that puts the median right. */
export function correctionOf(sales: readonly EstimatedSale[]): Correction {
  if (sales.length < leastSales) return noCorrection;
  const from = quantile(
    sales.map(sale => sale.value),
    tailShare,
  );
  const candidates = stretches.map(stretch => {
    const stretched = { shift: 0, from, stretch };
    const rest = sales.map(({ value, logPrice }) => logPrice - corrected(stretched, value));
    const correction = { ...stretched, shift: median(rest) };
    return { correction, study: ratioStudy(sales.map(sale => pairOf(correction, sale))) };
  });
  const least = {
    cod: Math.min(...candidates.map(({ study }) => study.cod)),
    mdape: Math.min(...candidates.map(({ study }) => study.mdape)),
  };
  const loss = ({ cod, mdape, prd, prb }: RatioStudy) =>
    cod / least.cod + mdape / least.mdape + excess(prd, allowed.prd) + excess(prb, allowed.prb);
  return candidates.reduce((best, candidate) => (loss(candidate.study) < loss(best.study) ? candidate : best))
    .correction;
}

export function corrected({ shift, from, stretch }: Correction, value: number): number {
  return value + shift + stretch * Math.min(0, value - from);
}

function pairOf(correction: Correction, { value, logPrice }: EstimatedSale) {
  return { estimate: Math.exp(corrected(correction, value)), sale: Math.exp(logPrice) };
}

function excess(measure: number, { middle, tolerance }: { middle: number; tolerance: number }): number {
  return Math.max(0, Math.abs(measure - middle) / tolerance - safePart) ** 2;
}
