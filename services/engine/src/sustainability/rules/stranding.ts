import type { VtwType } from '@kavel/contracts';
import type { Stranding } from '@kavel/contracts/sustainability';
import type { Pathway } from '../subject';

/** A year from which on all pathways count as kept. */
export const lastPathwayYear = 2050;

/** What an object emits and uses, per m² a year; null where not known. */
export interface Intensities {
  carbon: number | null;
  energy: number | null;
}

/**
 * The first year from `year` on in which an object is above one of its pathways, with its present intensity. Of several
 * pathways the earliest counts.
 */
export function strandingOf(
  vtwType: VtwType,
  intensities: Intensities,
  pathways: readonly Pathway[],
  year: number,
): Stranding {
  const own = pathways.filter(pathway => pathway.vtwType === vtwType && pathway.values.length > 0);
  if (own.length === 0) return without('not-loaded');
  const found = own.flatMap(({ id, measure, values }) => {
    const intensity = intensities[measure];
    if (intensity === null) return [];
    return [{ pathwayId: id, measure, intensity, year: crossingYear(intensity, values, year) }];
  });
  const [earliest] = found.toSorted((one, other) => (one.year ?? 9_999) - (other.year ?? 9_999));
  if (!earliest) return without('no-intensity');
  if (earliest.year === null) return { ...earliest, status: 'beyond' };
  return { ...earliest, status: earliest.year <= year ? 'stranded' : 'later' };
}

function without(status: 'not-loaded' | 'no-intensity'): Stranding {
  return { status, year: null, measure: null, intensity: null, pathwayId: null };
}

/** First whole year in which `intensity` is above the path; null when it never is. */
export function crossingYear(intensity: number, values: Pathway['values'], year: number): number | null {
  const last = Math.max(year, values.at(-1)?.year ?? year);
  for (let at = year; at <= last; at += 1) if (intensity > valueAt(values, at)) return at;
  return null;
}

/** Linear between the years; the first value before them and the last one after. */
export function valueAt(values: Pathway['values'], year: number): number {
  const after = values.findIndex(point => point.year >= year);
  const [before, next] = [values[after - 1], values[after]];
  if (!next) return values.at(-1)?.value ?? Number.POSITIVE_INFINITY;
  if (!before) return next.value;
  return before.value + ((next.value - before.value) * (year - before.year)) / (next.year - before.year);
}
