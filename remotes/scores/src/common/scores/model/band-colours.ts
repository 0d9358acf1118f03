import type { ScoreBand } from '@kavel/contracts';
import type { BandChoice } from './score-rows';

/** Colours of bands on a map, from dark blue to yellow: distinct in lightness, also for colour-blind users. */
const colours: Record<ScoreBand, string> = {
  excellent: '#1B3B8B',
  good: '#2F7FB8',
  fair: '#45B39C',
  weak: '#C9B233',
  poor: '#D9662B',
};

export const bandColour = (band: BandChoice): string => (band === 'none' ? '#8A8A82' : colours[band]);
