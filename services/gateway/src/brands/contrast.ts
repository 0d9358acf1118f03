import type { Brand, BrandColours } from '@kavel/contracts';
import { contrast, leastContrast } from '@kavel/contracts/reports';

type Pair = readonly [ink: keyof BrandColours, ground: keyof BrandColours];

/** All combinations of text and background colour in the product. */
const pairs: readonly Pair[] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'accentSoft'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['accent', 'ground'],
  ['accent', 'surface'],
  ['accent', 'accentSoft'],
  ['accentHover', 'surface'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
];

/** The unreadable colour pairs of a brand, as text; empty when all are readable. */
export function unreadablePairs({ colours }: Pick<Brand, 'colours'>): string[] {
  return (['light', 'dark'] as const).flatMap(mode =>
    pairs
      .map(([ink, ground]) => ({ ink, ground, ratio: contrast(colours[mode][ink], colours[mode][ground]) }))
      .filter(({ ratio }) => ratio < leastContrast)
      .map(
        ({ ink, ground, ratio }) =>
          `${mode}: ${ink} on ${ground} is ${ratio.toFixed(2)}, below ${leastContrast}`,
      ),
  );
}
