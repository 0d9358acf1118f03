import { type PathwayCells, readPathwayRow } from './pathway';

const cells: PathwayCells = { vtwType: 'Kantoor', measure: 'carbon', year: '2030', value: '41,5' };

test('a row is read with Dutch decimals and words in any case', () => {
  expect(readPathwayRow(cells)).toEqual({ vtwType: 'kantoor', measure: 'carbon', year: 2030, value: 41.5 });
});

test.each([
  [{ vtwType: 'office' }, 'unknown-type'],
  [{ measure: 'water' }, 'unknown-measure'],
  [{ year: '30' }, 'not-a-year'],
  [{ value: '-1' }, 'not-a-value'],
  [{ value: '' }, 'not-a-value'],
])('%j is rejected as %s', (changes, problem) => {
  expect(readPathwayRow({ ...cells, ...changes })).toBe(problem);
});
