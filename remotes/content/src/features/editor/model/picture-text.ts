import { pictureFileLimits, sizedPictureAddress } from '@kavel/contracts/content';
import type { Selected } from './markdown-marks';

interface Size {
  width: number;
  height: number;
}

/** Size at which a picture is kept: smaller where it has too many pixels, never larger. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, pictureFileLimits.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The text with a picture as a paragraph of its own after the selection, and the place behind it. */
export function withPicture(
  { text, end }: Selected,
  picture: Size & { id: string },
  description: string,
): Selected {
  const alt = description
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&');
  const before = text.slice(0, end).replace(/\n*$/, gap => (end === gap.length ? '' : '\n\n'));
  const after = text.slice(end).replace(/^\n*/, '\n\n');
  const start = `${before}![${alt}](${sizedPictureAddress(picture)})`;
  return { text: `${start}${after}`, start: start.length, end: start.length };
}
