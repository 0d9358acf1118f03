/** Name, colours and logo of the organisation or partner that sends a document. */
export interface Look {
  name: string;
  /** `#rrggbb`, readable on white. */
  accent: string;
  accentSoft: string;
  /** Text of an SVG; null: the name is written. */
  logo: string | null;
}

/** Looks of partners by the id of their brand; undefined when there is none. */
export type FindLook = (brand: string) => Look | undefined;

/** Kavel's colours with the organisation's name. */
export function plainLook(name: string): Look {
  return { name, accent: '#0F5F68', accentSoft: '#E2EFEF', logo: null };
}
