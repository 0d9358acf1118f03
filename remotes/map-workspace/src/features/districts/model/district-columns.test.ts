import { areaColumns, districtColumns, placeOf, placesFromHighest, shownAt } from './district-columns';

const codes = ['BU00010001', 'BU00010002', 'BU00010003'];
const areas = {
  snapshot: 'one',
  level: 'buurt' as const,
  codes,
  names: ['Centrum', 'Haven', 'Nieuw'],
  gemeenten: ['Stad', 'Stad', 'Stad'],
  bounds: [1, 2, 3].map(west => [west, 52, west + 1, 53] as [number, number, number, number]),
};
const values = {
  level: 'buurt' as const,
  figure: 'wozValue' as const,
  year: 2026,
  boundaryYear: 2026,
  codes,
  values: [300_000, null, 400_000],
  source: 'CBS',
  fictional: false,
  compared: null,
};
const allShown = (columns: ReturnType<typeof districtColumns>) =>
  columns.codes.map((_, at) => shownAt(columns, at));

test('the highest area comes first, those without a value last in the order of the register', () => {
  const four = { ...values, codes: [...codes, 'BU00010004'], values: [null, 300_000, null, 400_000] };
  expect(placesFromHighest(districtColumns(four))).toEqual([3, 1, 0, 2]);
});

test('an area without a value has none, never zero', () => {
  const columns = districtColumns({ ...values, values: [400_000, null, 300_000] });
  expect(allShown(columns)).toEqual([400_000, null, 300_000]);
  expect([...columns.sorted]).toEqual([300_000, 400_000]);
});

test('a difference is shown where both years have the area as it is; others have no comparison', () => {
  const compared = {
    year: 2018,
    values: [200_000, 150_000, 350_000],
    states: ['same' as const, 'missing' as const, 'redrawn' as const],
    source: 'CBS',
  };
  expect(allShown(districtColumns({ ...values, compared }))).toEqual([0.5, null, null]);
});

test('from zero there is no share', () => {
  const compared = { year: 2018, values: [0, 0, 0], states: codes.map(() => 'same' as const), source: 'CBS' };
  expect(allShown(districtColumns({ ...values, compared }))).toEqual([null, null, null]);
});

test('an area is found by its code', () => {
  const columns = districtColumns(values);
  expect(['BU00010003', 'BU9', null].map(code => placeOf(columns, code))).toEqual([2, null, null]);
});

test('names are at the places of the values, also when the answers list other areas', () => {
  expect(areaColumns(areas, [...codes])).toBe(areas);
  expect(areaColumns(areas, ['BU00010003', 'BU9'])).toEqual({
    names: ['Nieuw', 'BU9'],
    gemeenten: ['Stad', ''],
    bounds: [[3, 52, 4, 53], null],
  });
});
