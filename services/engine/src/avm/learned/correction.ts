import { ratioStudy } from '../../measures/ratio-study';
import { median } from '../../statistics/summary';

/**
 * Models draw dear and cheap homes to the middle. Corrected log value = value + shift + stretch × (value −
 * middle), learnt on held-out sales.
 */
export interface Correction {
  middle: number;
  shift: number;
  stretch: number;
}

export const noCorrection: Correction = { middle: 0, shift: 0, stretch: 0 };

/** A sale beside its estimate, both as logs. */
export interface EstimatedSale {
  value: number;
  logPrice: number;
}

const leastSales = 100;
const steps = Array.from({ length: 26 }, (_, i) => -0.05 + i * 0.01);

/** What the IAAO allows: PRD .98 to 1.03, PRB ±.05. Beyond this part of it a measure counts as off. */
const allowed = { prd: { middle: 1.005, tolerance: 0.025 }, prb: { middle: 0, tolerance: 0.05 } };
const safePart = 0.6;

/** The least loss of accuracy that treats dear and cheap alike, with the shift that puts the median right. */
export function correctionOf(sales: readonly EstimatedSale[]): Correction {
  if (sales.length < leastSales) return noCorrection;
  const middle = median(sales.map(sale => sale.value));
  const candidates = steps.map(stretch => {
    const stretched = sales.map(({ value }) => value + stretch * (value - middle));
    const shift = median(sales.map(({ logPrice }, i) => logPrice - (stretched[i] ?? logPrice)));
    const pairs = sales.map(({ logPrice }, i) => ({
      estimate: Math.exp((stretched[i] ?? 0) + shift),
      sale: Math.exp(logPrice),
    }));
    const { cod, prd, prb } = ratioStudy(pairs);
    return { shift, stretch, cod, unlike: excess(prd, allowed.prd) + excess(prb, allowed.prb) };
  });
  const leastCod = Math.min(...candidates.map(({ cod }) => cod));
  const loss = ({ cod, unlike }: { cod: number; unlike: number }) => cod / leastCod + unlike;
  const best = candidates.reduce((least, candidate) => (loss(candidate) < loss(least) ? candidate : least));
  return { middle, shift: best.shift, stretch: best.stretch };
}

export function corrected({ middle, shift, stretch }: Correction, value: number): number {
  return value + shift + stretch * (value - middle);
}

function excess(measure: number, { middle, tolerance }: { middle: number; tolerance: number }): number {
  return Math.max(0, Math.abs(measure - middle) / tolerance - safePart) ** 2;
}
