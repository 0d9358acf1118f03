import { createHash } from 'node:crypto';
import type { Content } from '../documents/content';
import type { Look } from '../documents/look';
import { templateFingerprint } from './templates';

/** Data of a document for its template, with the SHA-256 of the content and of the templates for its last page. */
export function seal(content: Content, { logo, ...look }: Look): { data: string; logo: string | null } {
  const shown = { ...content, look: { ...look, logo: logo === null ? null : '/logo.svg' } };
  const hash = createHash('sha256')
    .update(JSON.stringify(shown))
    .update(logo ?? '')
    .digest('hex');
  const origin = { ...content.origin, hash, template: templateFingerprint() };
  return { data: JSON.stringify({ ...shown, origin }), logo };
}
