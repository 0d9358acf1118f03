import { type DocumentLook, documentColours } from '@kavel/contracts/reports';
import type { Logo } from '../typst/typst';

/** Name, colours and logo of the organisation or partner that sends a document. */
export interface Look {
  name: string;
  /** `#rrggbb`, readable on white. */
  accent: string;
  accentSoft: string;
  /** Null: the name is written. */
  logo: Logo | null;
}

/** Looks of partners by the id of their brand; undefined when there is none. */
export type FindLook = (brand: string) => Look | undefined;

const kavelColours = { accent: '#0F5F68', accentSoft: '#E2EFEF' };

/** What the organisation chose, otherwise Kavel's colours and its name. */
export function organisationLook(name: string, { colour, logo }: DocumentLook): Look {
  return {
    name,
    ...(colour === null ? kavelColours : documentColours(colour)),
    logo: logo === null ? null : { name: 'logo.png', bytes: Buffer.from(logo, 'base64') },
  };
}
