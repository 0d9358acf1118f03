/** Least contrast of text of normal size, WCAG 2.2, success criterion 1.4.3. */
export const leastContrast = 4.5;

/** Contrast ratio of two `#RRGGBB` colours by WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colour on white paper with this share of ink, 0 to 1. */
export function tintOf(colour: string, share: number): string {
  const mixed = channelsOf(colour).map(channel => Math.round(255 + (channel - 255) * share));
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Relative luminance by WCAG, 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(value => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
