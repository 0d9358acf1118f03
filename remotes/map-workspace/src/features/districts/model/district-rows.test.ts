import { districtRows } from './district-rows';

const areas = {
  snapshot: 'one',
  level: 'buurt' as const,
  codes: ['BU00010001', 'BU00010002', 'BU00010003'],
  names: ['Centrum', 'Haven', 'Nieuw'],
  gemeenten: ['Stad', 'Stad', 'Stad'],
  bounds: [1, 2, 3].map(west => [west, 52, west + 1, 53] as [number, number, number, number]),
};
const values = {
  level: 'buurt' as const,
  figure: 'wozValue' as const,
  year: 2026,
  boundaryYear: 2026,
  codes: areas.codes,
  values: [300_000, null, 400_000],
  source: 'CBS',
  fictional: false,
  compared: null,
};

test('an area without a value has none, never zero', () => {
  expect(districtRows(areas, values).map(({ shown }) => shown)).toEqual([300_000, null, 400_000]);
});

test('a difference is shown where both years have the area as it is; others have no comparison', () => {
  const compared = {
    year: 2018,
    values: [200_000, 150_000, 350_000],
    states: ['same' as const, 'missing' as const, 'redrawn' as const],
    source: 'CBS',
  };
  const rows = districtRows(areas, { ...values, compared });
  expect(rows.map(({ shown, state }) => [shown, state])).toEqual([
    [0.5, 'same'],
    [null, 'missing'],
    [null, 'redrawn'],
  ]);
});
