import fc from 'fast-check';
import { classesOf, colourOf, unknownColour } from './map-colours';

test('five classes of about as many units, with readable bounds', () => {
  const classes = classesOf(Array.from({ length: 100 }, (_, at) => 1_000 + 10 * at));
  expect(classes.map(({ from, to }) => [from, to])).toEqual([
    [null, 1_200],
    [1_200, 1_400],
    [1_400, 1_600],
    [1_600, 1_800],
    [1_800, null],
  ]);
});

test('units that are alike share a class, and none at all have none', () => {
  expect(classesOf([2_000, 2_000, 2_000])).toHaveLength(1);
  expect(classesOf([])).toEqual([]);
  expect(colourOf([], 2_000)).toBe(unknownColour);
});

test('every figure has the colour of the class that holds it', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1 }), figures => {
      const classes = classesOf(figures);
      for (const figure of figures) {
        const holding = classes.find(
          ({ from, to }) => (from === null || figure >= from) && (to === null || figure < to),
        );
        expect(colourOf(classes, figure)).toBe(holding?.colour);
      }
      expect(colourOf(classes, null)).toBe(unknownColour);
    }),
  );
});
