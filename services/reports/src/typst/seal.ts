import { createHash } from 'node:crypto';
import type { Content, Picture } from '../documents/content';
import type { Look } from '../documents/look';
import { scaleBarMetres, siteMap } from '../documents/site-map';
import { templateFingerprint } from './templates';
import type { TypstSource } from './typst';

/** Content as it is drawn: with look, pictures, and the fingerprints of its last page. */
export type Sealed<Of extends Content> = Omit<Of, 'surroundings' | 'maps' | 'pictures' | 'origin'> & {
  look: Omit<Look, 'logo'> & { logo: string | null };
  map: { neighbours: number; bar: number } | null;
  origin: Of['origin'] & { hash: string; template: string };
};

/** Draws the maps, and adds the SHA-256 of the content and of the templates. */
export function sealed<Of extends Content>(
  { surroundings, maps = {}, pictures = [], origin, ...content }: Of,
  { logo, ...look }: Look,
): { content: Sealed<Of>; pictures: Picture[] } {
  const drawn = Object.entries({ ...(surroundings ? { 'map.svg': surroundings } : {}), ...maps }).map(
    ([name, around]) => ({ name, bytes: Buffer.from(siteMap(around, look.accent)) }),
  );
  const all = [...drawn, ...pictures];
  const shown = {
    ...content,
    map: surroundings
      ? { neighbours: surroundings.panden.filter(({ own }) => !own).length, bar: scaleBarMetres }
      : null,
    look: { ...look, logo: logo && `/${logo.name}` },
  };
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...shown, origin }))
    .update(logo?.bytes ?? '');
  for (const { bytes } of all) hash.update(bytes);
  const fingerprints = { hash: hash.digest('hex'), template: templateFingerprint() };
  return { content: { ...shown, origin: { ...origin, ...fingerprints } }, pictures: all };
}

/** Data of a document for its Typst template. */
export function seal(content: Content, look: Look): Pick<TypstSource, 'data' | 'logo' | 'pictures'> {
  const made = sealed(content, look);
  return { data: JSON.stringify(made.content), logo: look.logo, pictures: made.pictures };
}
