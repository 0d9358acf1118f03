import { z } from 'zod';
import { contrast, leastContrast, tintOf } from './contrast';

/** Of a logo: the largest file in bytes, its sides in pixels, and how much wider than high it may be. */
export const logoLimits = { bytes: 300_000, width: 1_600, height: 400, leastHeight: 48, ratio: 8 } as const;

/** Share of its colour in the areas that a document has behind text of that colour. */
const softShare = 0.12;

/** Colours of a document, from the one that an organisation chooses. */
export function documentColours(colour: string): { accent: string; accentSoft: string } {
  return { accent: colour, accentSoft: tintOf(colour, softShare) };
}

/** Whether text of this colour can be read in a document: on white, and on the soft tone of the colour itself. */
export function isReadableColour(colour: string): boolean {
  return contrast(colour, documentColours(colour).accentSoft) >= leastContrast;
}

/** `#RRGGBB`. */
export const colourSchema = z.string().regex(/^#[\dA-Fa-f]{6}$/);

export const documentLookBodySchema = z.strictObject({
  /** Null: the colour of Kavel. */
  colour: colourSchema.refine(isReadableColour, { message: 'is too light to be read' }).nullable(),
  /** A PNG in base64; null: the name of the organisation is written. */
  logo: z
    .base64()
    .min(1)
    .max(Math.ceil(logoLimits.bytes / 3) * 4)
    .nullable(),
});
export type DocumentLookBody = z.infer<typeof documentLookBodySchema>;

/** Why a logo is refused: no PNG that can be read, too many or too few pixels, or too wide for its height. */
export const logoProblems = ['format', 'large', 'small', 'wide'] as const;
export type LogoProblem = (typeof logoProblems)[number];

/** How the documents of an organisation look. */
export const documentLookSchema = z.object({
  colour: z.string().nullable(),
  logo: z.string().nullable(),
  /** Null until the organisation chose a look. */
  changed: z.object({ at: z.string(), by: z.object({ userId: z.string(), name: z.string() }) }).nullable(),
});
export type DocumentLook = z.infer<typeof documentLookSchema>;
