import { mapClasses } from './map-classes';

test('classes have about as many areas, and those without a value are in none', () => {
  const codes = Array.from({ length: 11 }, (_, at) => `a${at}`);
  const values = [...Array.from({ length: 10 }, (_, at) => (at + 1) * 100), null];
  const classes = mapClasses({ codes, values });
  expect(classes.map(({ codes: inside }) => inside.length)).toEqual([2, 2, 2, 2, 2]);
  expect(classes.map(({ from, upTo }) => [from, upTo])).toEqual([
    [100, 300],
    [300, 500],
    [500, 700],
    [700, 900],
    [900, null],
  ]);
});

test('few or equal values make fewer classes; none make none', () => {
  expect(mapClasses({ codes: ['a', 'b'], values: [7, 7] })).toEqual([
    { from: 7, upTo: null, codes: ['a', 'b'] },
  ]);
  expect(mapClasses({ codes: ['a'], values: [null] })).toEqual([]);
});
