/**
 * Samples of viridis (CC0), which is safe for the colour-blind and rises evenly in lightness, from low to high:
 * high values are dark on the light map.
 */
const rising: Readonly<Record<number, readonly string[]>> = {
  1: ['#21918c'],
  2: ['#5ec962', '#3b528b'],
  3: ['#addc30', '#21918c', '#440154'],
  4: ['#fde725', '#35b779', '#31688e', '#440154'],
  5: ['#fde725', '#5ec962', '#21918c', '#3b528b', '#440154'],
  6: ['#fde725', '#7ad151', '#22a884', '#2a788e', '#414487', '#440154'],
  7: ['#fde725', '#90d743', '#35b779', '#21918c', '#31688e', '#443983', '#440154'],
};

/** The lighter half of viridis, for the dark map: high values are light there, and the lowest is still visible. */
const risingOnDark = ['#21918c', '#1fa187', '#2db27d', '#52c569', '#86d549', '#c2df23', '#fde725'];

/** Either side of zero, from far to near: orange and purple, a pair that is safe for the colour-blind. */
const falling = ['#8f3f00', '#c76a12', '#e89a3f', '#f5c584'];
const growing = ['#45256f', '#6d4c9c', '#9680bd', '#c3b6dc'];
const fallingOnDark = ['#ffd9a8', '#f9b468', '#e89a3f', '#d07a22'];
const growingOnDark = ['#e6dcf7', '#c9b8ea', '#ab93d8', '#957bc6'];

/**
 * A colour for each class, from low to high. Where classes lie on either side of zero, as differences do, those below
 * are orange and those above purple, and the ones nearest to zero contrast least with the map.
 */
export function coloursOf(
  thresholds: readonly number[],
  diverges: boolean,
  mode: ColourMode = 'light',
): string[] {
  const count = thresholds.length + 1;
  const below = thresholds.indexOf(0) + 1;
  const isDark = mode === 'dark';
  if (diverges && below > 0) {
    const [down, up] = isDark ? [fallingOnDark, growingOnDark] : [falling, growing];
    return [...ramp(down, below), ...ramp(up, count - below).reverse()];
  }
  return isDark ? ramp(risingOnDark, count) : [...(rising[count] ?? sampled(count))];
}

/** Colour mode of the page around the map. */
export type ColourMode = 'light' | 'dark';

/** Own breaks may make more classes than there are samples. */
function sampled(count: number): string[] {
  const all = rising[7] ?? [];
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '#21918c');
}

function ramp(colours: readonly string[], count: number): string[] {
  const last = colours.length - 1;
  return Array.from({ length: count }, (_, at) => {
    const place = count === 1 ? 1 : Math.round((at * last) / (count - 1));
    return colours[place] ?? colours[last] ?? '#888888';
  });
}

/** Of areas without a value, which are hatched. */
export const missingColour = '#8a8a82';
