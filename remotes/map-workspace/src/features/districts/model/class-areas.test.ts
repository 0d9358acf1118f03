import { areasByClass, classKeyOf, coverageOf, legendOf, notMarked } from './class-areas';
import type { DistrictRow } from './district-rows';

const rowOf = (shown: number | null, state: DistrictRow['state'] = null): DistrictRow => ({
  code: `BU${shown}`,
  name: 'Haven',
  gemeente: 'Stad',
  bounds: [5, 52, 6, 53],
  value: shown,
  before: null,
  state,
  shown,
});
const classes = { thresholds: [10, 20], least: 1, most: 30, counts: [1, 1, 1], colours: ['#1', '#2', '#3'] };

test('while one class is shown alone, the others are grey', () => {
  const rows = [rowOf(1), rowOf(10), rowOf(30), rowOf(null)];
  expect(areasByClass(rows, classes, '1')).toEqual([
    { colour: notMarked, codes: ['BU1'] },
    { colour: '#2', codes: ['BU10'] },
    { colour: notMarked, codes: ['BU30'] },
  ]);
  expect(rows.map(row => classKeyOf(row, classes))).toEqual(['0', '1', '2', 'missing']);
});

test('the first and last class of a legend are open', () => {
  expect(legendOf(classes, String).map(({ label }) => label)).toEqual(['< 10', '10 – 20', '≥ 20']);
});

test('the median is over areas with a value; the others are counted by why they have none', () => {
  const rows = [rowOf(4), rowOf(1), rowOf(3), rowOf(2), rowOf(null), rowOf(null, 'redrawn')];
  expect(coverageOf(rows)).toEqual({ known: 4, missing: 1, redrawn: 1, median: 2.5 });
  expect(coverageOf(rows.slice(1, 4)).median).toBe(2);
  expect(coverageOf([rowOf(null)])).toEqual({ known: 0, missing: 1, redrawn: 0, median: null });
});
