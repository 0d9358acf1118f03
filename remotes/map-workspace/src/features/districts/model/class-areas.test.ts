import { areasByClass, classKeyOf, coverageOf, legendOf, notMarked } from './class-areas';
import { type DistrictColumns, districtColumns } from './district-columns';

const answer = { level: 'buurt', figure: 'wozValue', year: 2026, boundaryYear: null, source: 'CBS' } as const;
const columnsOf = (...values: (number | null)[]): DistrictColumns =>
  districtColumns({
    ...answer,
    codes: values.map((value, at) => `BU${value ?? `none${at}`}`),
    values,
    fictional: false,
    compared: null,
  });
const classes = { thresholds: [10, 20], least: 1, most: 30, counts: [1, 1, 1], colours: ['#1', '#2', '#3'] };

test('while one class is shown alone, the others are grey', () => {
  const columns = columnsOf(1, 10, 30, null);
  expect(areasByClass(columns, classes, '1')).toEqual([
    { colour: notMarked, codes: ['BU1'] },
    { colour: '#2', codes: ['BU10'] },
    { colour: notMarked, codes: ['BU30'] },
  ]);
  expect(columns.codes.map((_, at) => classKeyOf(columns, at, classes))).toEqual(['0', '1', '2', 'missing']);
});

test('the first and last class of a legend are open', () => {
  expect(legendOf(classes, String).map(({ label }) => label)).toEqual(['< 10', '10 – 20', '≥ 20']);
});

test('the median is over areas with a value; the others are counted by why they have none', () => {
  const columns = columnsOf(4, 1, 3, 2, null, null);
  const states = ['same', 'same', 'same', 'same', 'missing', 'redrawn'] as const;
  expect(coverageOf({ ...columns, states })).toEqual({ known: 4, missing: 1, redrawn: 1, median: 2.5 });
  expect(coverageOf(columnsOf(1, 3, 2)).median).toBe(2);
  expect(coverageOf(columnsOf(null))).toEqual({ known: 0, missing: 1, redrawn: 0, median: null });
});
