import type { SourcingQuestion } from '@kavel/contracts/sourcing';
import { type Ends, isWeightless, type SourcingView } from './sourcing-view';

/** What is asked of the service; null without an area, and without a weight. The work area goes first, then what was drawn. */
export function questionOf(view: SourcingView, within: string | undefined): SourcingQuestion | null {
  const area = areaOf(view, within);
  if (!area || isWeightless(view)) return null;
  const { strategy, weights, functions, labels, size, year, minScore } = view;
  return {
    area,
    strategy,
    ...(Object.keys(weights).length > 0 && { weights }),
    ...(functions.length > 0 && { functions: [...functions] }),
    ...(labels.length > 0 && { labels: [...labels] }),
    ...rangeOf('areaRange', size),
    ...rangeOf('yearRange', year),
    ...(minScore !== null && { minScore }),
  };
}

function areaOf({ area, ring }: SourcingView, within: string | undefined): SourcingQuestion['area'] | null {
  if (within !== undefined) return { within };
  if (!ring) return area;
  const corners = ring.map(({ lon, lat }): [number, number] => [lon, lat]);
  return { polygon: { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] } };
}

function rangeOf(name: 'areaRange' | 'yearRange', { min, max }: Ends): Partial<SourcingQuestion> {
  if (min === null && max === null) return {};
  return { [name]: { ...(min !== null && { min }), ...(max !== null && { max }) } };
}
