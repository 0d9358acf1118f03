import { readBreaks, readDistrictView, writeDistrictView } from './district-view';

test('all of the view survives the address', () => {
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

test('what is usual is not written, and what makes no sense is not read', () => {
  const usual = readDistrictView(new URLSearchParams());
  const { camera: _, ...written } = usual;
  expect(writeDistrictView(new URLSearchParams('year=2020&classes=7'), written).toString()).toBe('');
  const query = new URLSearchParams(
    'level=street&year=20x&area=<b>&classes=9&method=guess&only=all&beside=x',
  );
  expect(readDistrictView(query)).toEqual(usual);
});

test('own breaks are read as people type them', () => {
  expect(readBreaks('250.000; 400.000 1.000.000')).toEqual([250_000, 400_000, 1_000_000]);
  expect(readBreaks('2,1 1,8 x')).toEqual([1.8, 2.1]);
});
