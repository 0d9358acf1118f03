import { stripsOf } from './draw-strips';

test.each([
  [4_096, 4_096, 17],
  [4_096, 64, 1],
  [1_024, 1_024, 2],
  [3_508, 2_480, 9],
])('strips of %d × %d follow each other from the top to the last row', (width, height, count) => {
  const strips = stripsOf({ width, height });
  expect(strips).toHaveLength(count);
  let top = height;
  for (const strip of strips) {
    expect(strip.y + strip.height).toBe(top);
    expect(strip.height * width).toBeLessThanOrEqual(1_000_000 + width);
    top = strip.y;
  }
  expect(top).toBe(0);
});
