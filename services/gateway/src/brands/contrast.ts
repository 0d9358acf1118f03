import type { Brand, BrandColours } from '@kavel/contracts';

/** WCAG 2.2, success criterion 1.4.3: text of normal size. */
const leastContrast = 4.5;

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

/** Relative luminance by WCAG, 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#RRGGBB` colours by WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

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
