import type { EnergyGain } from './energy';
import { isMissing, type Signal } from './signal';
import type { Gap } from './undervalued';

/** Euro that a signal may bring, and which one. */
export interface Potential {
  type: 'undervalued' | 'energy';
  low: number;
  high: number;
}

/** Of the signals with an amount of money, the one that adds most points. */
export function potentialOf(
  gap: { figures: Gap | null; signal: Signal; contribution: number },
  energy: { figures: EnergyGain | null; signal: Signal; contribution: number },
): Potential | null {
  const byGap = gap.figures && !isMissing(gap.signal) && gap.contribution > 0;
  const byEnergy = energy.figures && !isMissing(energy.signal) && energy.contribution > 0;
  if (byGap && gap.figures && (!byEnergy || gap.contribution >= energy.contribution)) {
    const { model, indexed, fsd } = gap.figures;
    const at = (errors: number) => Math.round(model * Math.exp(errors * fsd) - indexed);
    return { type: 'undervalued', low: at(-1), high: at(1) };
  }
  if (!byEnergy || !energy.figures) return null;
  const { low, high, cost } = energy.figures;
  return { type: 'energy', low: Math.round(low - cost), high: Math.round(high - cost) };
}
