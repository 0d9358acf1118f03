import { readBreaks, readDistrictView, writeDistrictView } from './district-view';

test('a view is the same after writing and reading the address', () => {
  const view = {
    level: 'wijk',
    figure: 'koopwoningen',
    year: 2026,
    compare: 2018,
    method: 'own',
    classes: 7,
    breaks: [20, 40.5],
    area: 'WK059901',
    beside: 'WK059902',
    only: '3',
    show: 'table',
    camera: { lon: 4.5, lat: 51.9, zoom: 11 },
  } as const;
  expect(readDistrictView(writeDistrictView(new URLSearchParams(), view))).toEqual(view);
});

test('defaults are not written, and invalid values are not read', () => {
  const defaults = readDistrictView(new URLSearchParams());
  const { camera: _, ...written } = defaults;
  expect(writeDistrictView(new URLSearchParams('year=2020&classes=7'), written).toString()).toBe('');
  const query = new URLSearchParams(
    'level=street&year=20x&area=<b>&classes=9&method=guess&only=all&beside=x',
  );
  expect(readDistrictView(query)).toEqual(defaults);
});

test('typed thresholds are parsed with Dutch separators', () => {
  expect(readBreaks('250.000; 400.000 1.000.000')).toEqual([250_000, 400_000, 1_000_000]);
  expect(readBreaks('2,1 1,8 x')).toEqual([1.8, 2.1]);
});
