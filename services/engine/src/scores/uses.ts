import type { ScoreUse, VtwType } from '@kavel/contracts';

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

/** Scales of usable area, m². */
const spaceScales: Readonly<Record<Exclude<ScoreUse, 'dwelling'>, { worst: number; best: number }>> = {
  office: { worst: 50, best: 1_000 },
  shop: { worst: 40, best: 500 },
  industry: { worst: 80, best: 2_000 },
};

/** The scale of a metric for a use. */
export function scaleFor(
  use: ScoreUse,
  metric: { key: string; worst: number; best: number },
): { worst: number; best: number } {
  return metric.key === 'space' && use !== 'dwelling' ? spaceScales[use] : metric;
}
