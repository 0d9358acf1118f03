import { z } from 'zod';
import { navigationEntrySchema } from './remote';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour is written as #RRGGBB');

/** What a brand paints: grounds, what is written on them, and the accent for what can be acted on. */
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

/** brands/<id>/brand.json; beside it stand logo.svg, favicon.svg and, if the logo needs one, logo-dark.svg. */
export const brandSchema = z.strictObject({
  /** As people say it: logo text for screen readers, end of every page title. */
  name: z.string().trim().min(1).max(40),
  /** Title of the page until a route has its own. */
  title: z.string().trim().min(1).max(80),
  /** The path where this brand begins; what lies below it belongs to it too. */
  door: z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  colours: z.strictObject({ light: brandColoursSchema, dark: brandColoursSchema }),
  /** In place of the navigation of the remotes. */
  navigation: z.array(navigationEntrySchema).min(1),
});
export type Brand = z.infer<typeof brandSchema>;

/** What a page needs to know of the brand it is shown in. */
export interface ShownBrand extends Pick<Brand, 'name' | 'door' | 'navigation'> {
  id: string;
  /** Addresses of the logo in each theme. */
  logo: { light: string; dark: string };
}

/** Inlined in every page. */
export interface PageBrand {
  /** Null: Kavel's own. */
  brand: ShownBrand | null;
  /** Entrances of all brands: navigating to another one reloads the page. */
  doors: string[];
}

export function isBehindDoor(path: string, door: string): boolean {
  return path === door || path.startsWith(`${door}/`);
}
