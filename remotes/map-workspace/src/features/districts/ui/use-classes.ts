import { useQuery } from '@kavel/query';
import { useColourMode } from '@kavel/ui/core';
import { useMemo } from 'react';
import { coloursOf } from '../../../common/class-colours';
import { classesBy, naturalBreaks, quantiles, readable } from '../../areas';
import type { ShownFigures } from '../api/use-district-figures';
import type { ColouredClasses } from '../model/class-areas';
import type { DistrictView } from '../model/district-view';

/** Classes of the values that are shown, with their colours; null without values. */
export function useClasses(
  { answer, columns }: ShownFigures,
  { method, classes, breaks }: Pick<DistrictView, 'method' | 'classes' | 'breaks'>,
): ColouredClasses | null {
  const mode = useColourMode();
  const { sorted } = columns;
  const { level, figure, year, compared } = answer;
  // The library for natural breaks is loaded when they are asked for.
  const natural = useQuery({
    queryKey: ['natural-breaks', level, figure, year, compared?.year ?? null, classes],
    queryFn: () => naturalBreaks(sorted, classes),
    enabled: method === 'natural' && sorted.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  // Each reading of the address makes another array of the same breaks.
  const typed = breaks.join('_');
  return useMemo(() => {
    const asked = method === 'own' && typed ? typed.split('_').map(Number) : null;
    const found = method === 'natural' && natural ? natural : quantiles(sorted, classes);
    const diverges = (sorted[0] ?? 0) < 0 && (sorted.at(-1) ?? 0) > 0;
    const thresholds = asked ?? (diverges ? withZero(readable(found)) : readable(found));
    const made = classesBy(sorted, thresholds);
    return made && { ...made, colours: coloursOf(made.thresholds, diverges, mode) };
  }, [sorted, method, classes, typed, natural, mode]);
}

/** The threshold nearest to zero becomes zero, so that a decrease never has the colour of an increase. */
function withZero(thresholds: readonly number[]): number[] {
  const nearest = Math.min(...thresholds.map(Math.abs));
  const at = thresholds.findIndex(threshold => Math.abs(threshold) === nearest);
  return thresholds.map((threshold, place) => (place === at ? 0 : threshold));
}
