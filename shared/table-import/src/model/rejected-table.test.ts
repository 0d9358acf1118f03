import { guessColumns, importRows } from './column-choice';
import { rejectedTable } from './rejected-table';

test('rejected rows keep their cells, and short ones have the reason in its column too', () => {
  const table = [['Adres', 'Prijs'], ['Straat 1', '100'], [], ['Straat "2" 🏠'], ['Straat 3', '?', 'rest']];
  const choice = guessColumns(table[0] ?? [], { price: ['prijs'] });
  const lines = importRows(table, choice, 100).map(({ line }) => line);
  expect(lines).toEqual([2, 4, 5]);
  const rejected = lines.slice(1).map(line => ({ line, problem: `regel ${line}` }));
  expect(rejectedTable(table, rejected, 'Waarom')).toEqual([
    ['Adres', 'Prijs', '', 'Waarom'],
    ['Straat "2" 🏠', '', '', 'regel 4'],
    ['Straat 3', '?', 'rest', 'regel 5'],
  ]);
});
