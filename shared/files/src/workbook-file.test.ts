import { withHeadsAligned } from './workbook-file';

test('the head of a column of numbers is aligned with them, also after empty cells', () => {
  const head = { value: 'Waarde', fontWeight: 'bold' } as const;
  const rows = [
    ['Adres', head, 'Label', 'Leeg'],
    ['Dorpsstraat 1', null, 'A', null],
    ['Dorpsstraat 2', { value: 1234.5, format: '#,##0.00' }, 'B', null],
  ];
  const [heads, ...others] = withHeadsAligned(rows, 1);
  expect(heads).toEqual(['Adres', { ...head, align: 'right' }, 'Label', 'Leeg']);
  expect(others).toEqual(rows.slice(1));
});

test('a sheet without heads stays as it is', () => {
  const rows = [
    ['Totaal', 12],
    ['Jaar', 2026],
  ];
  expect(withHeadsAligned(rows)).toEqual(rows);
});
