import { useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { coloursOf } from '../../../common/class-colours';
import { classesBy, naturalBreaks, quantiles, readable } from '../../areas';
import type { ColouredClasses } from '../model/class-areas';
import type { DistrictView } from '../model/district-view';

/** Classes of the values that are shown, with their colours; null without values. `key` names the values. */
export function useClasses(
  values: readonly number[] | null,
  { method, classes, breaks }: Pick<DistrictView, 'method' | 'classes' | 'breaks'>,
  key: string,
): ColouredClasses | null {
  // Natural breaks come with their library, which is fetched when they are asked for.
  const natural = useQuery({
    queryKey: ['natural-breaks', key, classes],
    queryFn: () => naturalBreaks(values ?? [], classes),
    enabled: method === 'natural' && values !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  // Each reading of the address makes another list of the same breaks.
  const typed = breaks.join('_');
  return useMemo(() => {
    if (!values) return null;
    const asked = method === 'own' && typed ? typed.split('_').map(Number) : null;
    const found = method === 'natural' && natural ? natural : quantiles(values, classes);
    const diverges = values.some(value => value < 0) && values.some(value => value > 0);
    const thresholds = asked ?? (diverges ? withZero(readable(found)) : readable(found));
    const made = classesBy(values, thresholds);
    return made && { ...made, colours: coloursOf(made.thresholds, diverges) };
  }, [values, method, classes, typed, natural]);
}

/** The threshold nearest to zero becomes zero, so that a fall is never in the colour of a rise. */
function withZero(thresholds: readonly number[]): number[] {
  const nearest = Math.min(...thresholds.map(Math.abs));
  const at = thresholds.findIndex(threshold => Math.abs(threshold) === nearest);
  return thresholds.map((threshold, place) => (place === at ? 0 : threshold));
}
