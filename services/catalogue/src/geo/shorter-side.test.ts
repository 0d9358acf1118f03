import { shorterSide } from './shorter-side';

test('the shorter side of a rectangle, however it is turned', () => {
  expect(shorterSide([[[0, 0, 40, 0, 40, 15, 0, 15]]])).toBeCloseTo(15, 9);
  const [cos, sin] = [Math.cos(0.6), Math.sin(0.6)];
  const turned = [0, 0, 40, 0, 40, 15, 0, 15].map((_, at, all) => {
    const [x = 0, y = 0] = at % 2 === 0 ? all.slice(at, at + 2) : all.slice(at - 1, at + 1);
    return at % 2 === 0 ? x * cos - y * sin : x * sin + y * cos;
  });
  expect(shorterSide([[turned]])).toBeCloseTo(15, 9);
});

test('the narrowest strip around a triangle and around several polygons; none without an area', () => {
  expect(shorterSide([[[0, 0, 8, 0, 4, 3]]])).toBeCloseTo(3, 9);
  expect(shorterSide([[[0, 0, 2, 0, 2, 2, 0, 2]], [[10, 0, 12, 0, 12, 2, 10, 2]]])).toBeCloseTo(2, 9);
  expect(shorterSide([[[0, 0, 1, 1]]])).toBeNull();
  expect(shorterSide([])).toBeNull();
});
