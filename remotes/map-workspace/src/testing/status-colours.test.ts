import { statusColours as developments } from '../features/developments/model/pipeline';
import { statusColours as projects } from '../features/projects/model/project-markers';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map(one =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Paper, the maps of day, dusk and night, and the dark board. */
const grounds = ['#ffffff', '#eeeeea', '#d9dbe7', '#1d2026', '#151918'];

test.each([...Object.entries(projects), ...Object.entries(developments)])(
  'a marker of status %s can be seen on every ground',
  (_, colour) => {
    for (const ground of grounds) {
      const [light = 0, dark = 0] = [luminance(colour), luminance(ground)].sort((a, b) => b - a);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
    }
  },
);
