import type { AreaGeometry, Isochrones } from '@kavel/contracts/travel-time';
import type { TravelView } from './travel-address';

/** An area of an answer, by the key that the address names it by. */
export interface TravelArea {
  key: string;
  /** Number of its origin; null for what all have together. */
  origin: number | null;
  /** Its cut-off; the longest of all for the area of all. */
  minutes: number;
  km2: number;
  geometry: AreaGeometry;
}

const togetherKey = 'together';

/** The areas of an answer: what all origins have together first, then by origin, the longest time first. */
export function areasOf({ areas, combined }: Isochrones): TravelArea[] {
  const ofOrigins = areas.map(area => ({ ...area, key: `${area.origin}-${area.minutes}` }));
  if (!combined) return ofOrigins;
  const minutes = Math.max(...areas.map(area => area.minutes));
  return [{ key: togetherKey, origin: null, minutes, ...combined }, ...ofOrigins];
}

/** The area that is counted and filtered by: the chosen one, else the first. */
export function chosenArea(areas: readonly TravelArea[], { area }: Pick<TravelView, 'area'>) {
  return areas.find(({ key }) => key === area) ?? areas[0] ?? null;
}

export function isEmpty({ geometry }: Pick<TravelArea, 'geometry'>): boolean {
  return geometry.coordinates.length === 0;
}
