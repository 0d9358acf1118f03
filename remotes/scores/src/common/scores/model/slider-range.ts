import type { ScorePart } from '@kavel/contracts';

export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/**
 * Range of a slider for the value of a part: from worst to best, and what lies outside. A rank has no ends in the unit of
 * its value: it goes to twice the highest value that is known.
 */
export function sliderRange(
  part: Pick<ScorePart, 'worst' | 'best' | 'scale' | 'value' | 'reference'>,
  own: number | undefined,
): SliderRange {
  const known = [own, part.value, part.reference.country, part.reference.gemeente].filter(
    value => typeof value === 'number',
  );
  const ends =
    part.scale === 'percentile' ? [0, 2 * Math.max(0.5, ...known.map(Math.abs))] : [part.worst, part.best];
  const current = [own, part.value].filter(value => typeof value === 'number');
  const min = Math.min(...ends, ...current);
  const max = Math.max(...ends, ...current);
  return { min, max, step: 10 ** Math.floor(Math.log10((max - min) / 50)) };
}
