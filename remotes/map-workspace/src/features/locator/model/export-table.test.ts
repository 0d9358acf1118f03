import { histogramPath, tallestBar } from '../../../common/filters/model/histogram-path';
import { matching } from '../../../common/filters/model/matching';
import { locatorObject } from '../../../testing/locator-data';
import { type ExportWords, exportHeaders, exportRow } from './export-table';
import { allTicked, nothingSelected, ticked } from './selection';

const words: ExportWords = {
  column: key => key,
  part: part => part,
  unit: key => (key === 'area' ? 'm²' : null),
  option: (_choice, option) => option.toUpperCase(),
};

test('every header has its cell; ids stay text, units are in the header', () => {
  const headers = exportHeaders(words);
  const row = exportRow(locatorObject(38), words);
  const cells = Object.fromEntries(headers.map((header, at) => [header, row[at]]));
  expect(row).toHaveLength(headers.length);
  expect(cells).toMatchObject({
    objectId: '0200010000130338',
    address: 'Laan van de Leeuw 38',
    functions: 'KANTOORFUNCTIE',
    province: 'PV25',
    'area (m²)': 404,
    year: 1988,
    energyLabel: 'C',
    height: null,
  });
});

test('a bar for each count that is not nought, the tallest to the top', () => {
  const path = histogramPath([0, 5, 10]);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).toContain('M20 36V0.0');
  expect(path).toContain('M10 36V18.0');
  expect(tallestBar([0, 5, 10])).toBe(2);
  expect(tallestBar([0, 0])).toBe(-1);
});

test('a name is found without its accents', () => {
  expect(matching('Súdwest-Fryslân', 'sudwest fry')).toBe(true);
  expect(matching('’s-Hertogenbosch', 's hert')).toBe(true);
  expect(matching('Apeldoorn', 'deventer')).toBe(false);
});

test('rows are ticked one by one or together', () => {
  const rows = [locatorObject(38), locatorObject(41)];
  const one = ticked(nothingSelected, rows[0]?.objectId ?? '');
  expect(one.size).toBe(1);
  const all = allTicked(one, rows);
  expect(all.size).toBe(2);
  expect(allTicked(all, rows).size).toBe(0);
});
