import type { Circle } from './circle';

const names = { text: 'find', circle: 'circle' } as const;
const parts = /^(\d{1,3}(?:\.\d+)?)_(\d{1,2}(?:\.\d+)?)_(\d{1,5})$/;

/** The search in the address of the page, so that a link opens it. */
export interface SearchInAddress {
  /** Text of the open search, which may be empty; null while it is closed. */
  text: string | null;
  /** The circle on the map. */
  circle: Circle | null;
}

/** Whether the address holds anything of the search. */
export function hasSearch(query: URLSearchParams): boolean {
  return query.has(names.text) || query.has(names.circle);
}

/** `find=dorpsstraat&circle=5.97000_52.20000_500`; an invalid circle is ignored. */
export function readSearch(query: URLSearchParams): SearchInAddress {
  const [, lon, lat, radius] = query.get(names.circle)?.match(parts) ?? [];
  return {
    text: query.get(names.text),
    circle: radius ? { centre: { lon: Number(lon), lat: Number(lat) }, radius: Number(radius) } : null,
  };
}

/** The query with a part of the search changed; what else is in it stays. */
export function writeSearch(query: URLSearchParams, change: Partial<SearchInAddress>): URLSearchParams {
  const next = new URLSearchParams(query);
  const { text, circle } = change;
  if (text === null) next.delete(names.text);
  else if (text !== undefined) next.set(names.text, text);
  if (circle === null) next.delete(names.circle);
  else if (circle) {
    const { centre, radius } = circle;
    next.set(names.circle, [centre.lon.toFixed(5), centre.lat.toFixed(5), Math.round(radius)].join('_'));
  }
  return next;
}
