import type { ScoreMetric, ScoreUse, VtwType } from '@kavel/contracts';

const useOf: Readonly<Record<VtwType, ScoreUse>> = {
  eengezinswoning: 'dwelling',
  appartement: 'dwelling',
  kantoor: 'office',
  winkel: 'shop',
  bedrijfsruimte: 'industry',
  logies: 'shop',
  bijeenkomst: 'shop',
  zorg: 'office',
  onderwijs: 'office',
  overig: 'industry',
};

/** Use whose weights and scales apply to a type: what receives visitors counts as a shop, other services as an office. */
export function scoreUseOf(vtwType: VtwType): ScoreUse {
  return useOf[vtwType];
}

/** Whom a dwelling needs nearby and a business does not. */
const ofDwellings = new Set(['primary-school', 'daycare', 'gp']);
/** How customers, staff and goods arrive: counts double for a business. */
const ofArrival = new Set(['station-distance', 'motorway', 'pt-frequency']);

/** Weight of a metric for a use, before normalising: that of dwellings, none, or double. */
export function weightFor(use: ScoreUse, { key, weight }: { key: string; weight: number }): number {
  if (use === 'dwelling') return weight;
  if (ofDwellings.has(key)) return 0;
  return ofArrival.has(key) ? 2 * weight : weight;
}

/** The scale of a metric for a use. */
export function scaleFor(
  use: ScoreUse,
  { worst, best, scales }: Pick<ScoreMetric, 'worst' | 'best' | 'scales'>,
): { worst: number; best: number } {
  return scales?.[use] ?? { worst, best };
}
