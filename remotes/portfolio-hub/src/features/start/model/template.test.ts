import { de } from '../../../i18n/start/de';
import { en } from '../../../i18n/start/en';
import { nl } from '../../../i18n/start/nl';
import { rolesOfHeading } from '../../bulk-upload';
import { templateColumns, templateRows, templateSheets } from './template';

test.each([
  ['Dutch', nl],
  ['English', en],
  ['German', de],
])('in %s every column of the template is recognised as what it says', (_, { template }) => {
  const [heading = [], ...lines] = templateRows(template);
  expect(rolesOfHeading(heading.map(String))).toEqual([...templateColumns]);
  expect(lines.length).toBeGreaterThan(0);
});

test('the workbook has the list and a sheet that explains each column', () => {
  const [list, explanation] = templateSheets(nl.template);
  expect(list?.rows.every(row => row.length === templateColumns.length)).toBe(true);
  expect(explanation?.rows.slice(1, templateColumns.length + 1).map(([column]) => column)).toEqual(
    templateColumns.map(column => nl.template.columns[column]),
  );
});
