import { segmentColours } from '../features/wws/ui/segment-colours';
import { coloursOf } from './class-colours';

/** Grounds of the map of areas: presets day (light) and dusk (dark) of `@kavel/map`. */
const darkGround = '#1E2226';
/** Opacity of areas on the map. */
const opacity = 0.85;

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance by WCAG 2.2 of a colour drawn on a ground. */
function luminance(colour: string, ground: string, share = opacity): number {
  const below = channels(ground);
  const [r = 0, g = 0, b = 0] = channels(colour).map((channel, at) => {
    const part = (channel * share + (below[at] ?? 0) * (1 - share)) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOnDark(colour: string): number {
  const ground = luminance(darkGround, darkGround, 1);
  return (luminance(colour, darkGround) + 0.05) / (ground + 0.05);
}

test('every class is visible on the dark map, also where classes diverge', () => {
  const thresholds = [-3, -2, -1, 0, 1, 2];
  for (let count = 1; count <= 7; count += 1) {
    const some = thresholds.slice(0, count - 1);
    for (const colour of coloursOf(some, false, 'dark')) expect(contrastOnDark(colour)).toBeGreaterThan(3);
  }
  for (const colour of coloursOf(thresholds, true, 'dark')) expect(contrastOnDark(colour)).toBeGreaterThan(3);
  for (const colour of Object.values(segmentColours.dark)) expect(contrastOnDark(colour)).toBeGreaterThan(3);
});

test('each class has a colour of its own, in light and dark', () => {
  for (const mode of ['light', 'dark'] as const) {
    const colours = coloursOf([-3, -2, -1, 0, 1, 2], true, mode);
    expect(new Set(colours).size).toBe(7);
    expect(new Set(coloursOf([1, 2, 3, 4, 5, 6], false, mode)).size).toBe(7);
  }
});
