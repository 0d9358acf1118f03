import { readQuestion } from './question';

test.each([
  ['52.2112, 5.9699', { lon: 5.9699, lat: 52.2112 }],
  ['5.9699 52.2112', { lon: 5.9699, lat: 52.2112 }],
])('reads degrees in either order: %s', (text, place) => {
  expect(readQuestion(text)).toEqual({ asked: { kind: 'place', place, system: 'WGS84' }, radius: null });
});

test('reads RD by its numbers', () => {
  const { asked } = readQuestion('155000, 463000');
  if (asked.kind !== 'place') throw new Error(asked.kind);
  expect(asked.system).toBe('RD');
  expect(asked.place.lon).toBeCloseTo(5.387_206, 5);
  expect(asked.place.lat).toBeCloseTo(52.155_174, 5);
});

test('tells ids, parcels and names apart', () => {
  expect(readQuestion('0200010000130331').asked).toEqual({ kind: 'object', id: '0200010000130331' });
  expect(readQuestion('APD01 A 1234').asked).toEqual({ kind: 'parcel' });
  expect(readQuestion(' Laan van  de Leeuw 38 ').asked).toEqual({
    kind: 'text',
    text: 'Laan van de Leeuw 38',
  });
  expect(readQuestion('10, 20').asked).toEqual({ kind: 'text', text: '10, 20' });
});

test.each([
  ['binnen 500 m van Laan van de Leeuw 38', 500],
  ['within 1.5 km of Laan van de Leeuw 38', 1_500],
  ['innerhalb 2 km von Laan van de Leeuw 38', 2_000],
])('reads a distance: %s', (text, radius) => {
  expect(readQuestion(text)).toEqual({ asked: { kind: 'text', text: 'Laan van de Leeuw 38' }, radius });
});
