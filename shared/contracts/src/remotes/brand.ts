import { z } from 'zod';
import { navigationEntrySchema } from './remote';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour is written as #RRGGBB');

/** Colours of a brand: backgrounds, text on them, and the accent of interactive elements. */
export const brandColoursSchema = z.strictObject({
  ground: colour,
  surface: colour,
  text: colour,
  muted: colour,
  accent: colour,
  accentHover: colour,
  accentSoft: colour,
  onAccent: colour,
});
export type BrandColours = z.infer<typeof brandColoursSchema>;

/** brands/<id>/brand.json; next to it are logo.svg, favicon.svg and optionally logo-dark.svg. */
export const brandSchema = z.strictObject({
  /** Name as spoken: logo text for screen readers, and suffix of every page title. */
  name: z.string().trim().min(1).max(40),
  /** Page title until a route sets its own. */
  title: z.string().trim().min(1).max(80),
  /** Entrance of this brand; paths below it belong to it too. */
  door: z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  colours: z.strictObject({ light: brandColoursSchema, dark: brandColoursSchema }),
  /** Replaces the navigation of the remotes. */
  navigation: z.array(navigationEntrySchema).min(1),
});
export type Brand = z.infer<typeof brandSchema>;

/** The brand of a page. */
export interface ShownBrand extends Pick<Brand, 'name' | 'door' | 'navigation'> {
  id: string;
  /** Logo URLs by theme. */
  logo: { light: string; dark: string };
}

/** Inlined in every page. */
export interface PageBrand {
  /** Null: Kavel itself. */
  brand: ShownBrand | null;
  /** Entrances of all brands: navigating to another one reloads the page. */
  doors: string[];
}

export function isBehindDoor(path: string, door: string): boolean {
  return path === door || path.startsWith(`${door}/`);
}
