import { createHash } from 'node:crypto';
import type { Content } from '../documents/content';
import type { Look } from '../documents/look';
import { scaleBarMetres, siteMap } from '../documents/site-map';
import { templateFingerprint } from './templates';
import type { DocumentJob } from './typst';

/** Data of a document for its template, with the SHA-256 of the content and of the templates for its last page. */
export function seal(
  { surroundings, ...content }: Content,
  { logo, ...look }: Look,
): Pick<DocumentJob, 'data' | 'logo' | 'map'> {
  const map = surroundings ? siteMap(surroundings, look.accent) : null;
  const shown = {
    ...content,
    map: map && { neighbours: surroundings?.panden.filter(({ own }) => !own).length, bar: scaleBarMetres },
    look: { ...look, logo: logo && `/${logo.name}` },
  };
  const hash = createHash('sha256')
    .update(JSON.stringify(shown))
    .update(logo?.bytes ?? '')
    .update(map ?? '')
    .digest('hex');
  const origin = { ...content.origin, hash, template: templateFingerprint() };
  return { data: JSON.stringify({ ...shown, origin }), logo, map };
}
