import { mapSizeOf, ratioOf } from './ratio';

test.each([
  [4_096, 4_096],
  [4_096, 2_731],
  [4_095, 4_096],
  [3_508, 2_480],
  [1_280, 720],
  [64, 4_096],
])('a map for %d × %d has each pixel of the picture, and no side above the longer one', (width, height) => {
  const size = { width, height };
  const map = mapSizeOf(size);
  // As MapLibre works out its canvas.
  const drawn = [map.width, map.height].map(side => Math.round(side * ratioOf(size)));
  expect(drawn[0]).toBeGreaterThanOrEqual(width);
  expect(drawn[1]).toBeGreaterThanOrEqual(height);
  expect(Math.max(...drawn)).toBe(Math.max(width, height));
});
