import type { Picture } from '../../documents/content';
import type { Sealed } from '../../typst/seal';
import type { Report } from '../model/report';

/** What the parts of a Word document are drawn with. */
export interface Drawing {
  report: Sealed<Report>;
  pictures: ReadonlyMap<string, Picture>;
  /** Of the pictures that are SVG. */
  pngs: ReadonlyMap<string, Buffer>;
  /** `RRGGBB`. */
  accent: string;
  soft: string;
}

export const ink = '1C2324';
export const muted = '59656A';
export const hairline = 'D9DEDD';

/** Width of the text in twentieths of a point: A4 without its margins. */
export const textWidth = 9_638;
