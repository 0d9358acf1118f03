import { de } from '../../../i18n/template/de';
import { en } from '../../../i18n/template/en';
import { nl } from '../../../i18n/template/nl';
import { templateColumns } from './columns';
import { templateRows, templateSheets } from './template';

const manager = { name: 'Beheerder', kind: 'choice' as const, choices: ['Noord', 'Zuid'] };
const delivered = { name: 'Opgeleverd', kind: 'date' as const, choices: [] };

test.each([nl, en, de])('every line of the template has a cell for each column', texts => {
  const [heading, ...lines] = templateRows(texts, [manager, delivered]);
  const names = templateColumns.map(column => texts.columns[column]);
  expect(heading).toEqual([...names, 'Beheerder', 'Opgeleverd']);
  expect(lines.map(({ length }) => length)).toEqual([10, 10]);
});

test('the workbook has the list and a sheet that explains each column, own ones by their kind', () => {
  const [list, explanation] = templateSheets(nl, [manager, delivered]);
  expect(list?.rows.every(row => row.length === templateColumns.length + 2)).toBe(true);
  expect(explanation?.rows.slice(1, -2).map(([column]) => column)).toEqual([
    ...templateColumns.map(column => nl.columns[column]),
    'Beheerder',
    'Opgeleverd',
  ]);
  expect(explanation?.rows.slice(-4, -2)).toEqual([
    ['Beheerder', 'Eigen kolom: een van: Noord; Zuid', 'nee'],
    ['Opgeleverd', 'Eigen kolom: datum, bijvoorbeeld 31-12-2028', 'nee'],
  ]);
});
