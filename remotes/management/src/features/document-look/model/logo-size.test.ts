import { logoSize } from './logo-size';

test.each([
  ['a large picture is made smaller', 1_200, 400, false, { width: 600, height: 200 }],
  ['a small one keeps its pixels', 300, 100, false, { width: 300, height: 100 }],
  ['a drawing is drawn as large as needed', 30, 10, true, { width: 600, height: 200 }],
  ['too few pixels', 80, 20, false, 'small'],
  ['too wide for its height', 900, 100, false, 'wide'],
  ['a drawing without a size', 0, 0, true, 'format'],
] as const)('%s', (_, width, height, isDrawing, expected) => {
  expect(logoSize({ width, height }, isDrawing)).toEqual(expected);
});
