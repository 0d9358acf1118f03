import { idsAt } from './ids-at';
import { identity } from './transforms';

/** Tiles as seen straight on: x and y are those of the screen, further away is larger in the last row. */
const tileOf = (buildings: { id: string; x: number; away: number }[]) => {
  const positions = buildings.flatMap(({ x, away }) => [
    x,
    -0.2,
    away,
    x + 0.4,
    -0.2,
    away,
    x + 0.2,
    0.4,
    away,
  ]);
  return {
    geometry: {
      positions: Float32Array.from(positions),
      triangles: Uint32Array.from(positions.flatMap((_, at) => (at % 3 === 0 ? [at / 3] : []))),
      buildings: Uint16Array.from(buildings.flatMap((_, at) => [at, at, at])),
      ids: buildings.map(({ id }) => id),
      place: identity,
    },
    toMercator: identity,
  };
};
/** The distance from the eye is z. */
const throughEye = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0];

test('finds the nearest building at each of many pixels, and none beside them', () => {
  const tiles = [
    tileOf([
      { id: 'far', x: -0.2, away: 4 },
      { id: 'near', x: -0.2, away: 2 },
    ]),
    tileOf([{ id: 'right', x: 3, away: 5 }]),
  ];
  const pixels = [
    [0, 0],
    [0.64, 0],
    [0, 0.9],
    [2, 0],
  ] as const;
  expect(idsAt(tiles, throughEye, pixels)).toEqual(['near', 'right', null, null]);
});
