/** @jest-environment node */
import writeExcelFile from 'write-excel-file/universal';
import { ListBook } from './list-book';

type Row = (string | number | Date | null)[];

async function workbook(...sheets: { sheet: string; rows: Row[] }[]): Promise<Uint8Array<ArrayBuffer>> {
  const toCell = (value: Row[number]) => (value instanceof Date ? { value, format: 'dd-mm-yyyy' } : value);
  const file = await writeExcelFile(
    sheets.map(({ sheet, rows }) => ({ sheet, data: rows.map(row => row.map(toCell)) })),
  ).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}

const listOf = async (book: ListBook, bytes: Uint8Array<ArrayBuffer>) => {
  const opened = await book.openFile(bytes);
  if (opened.kind !== 'list') throw new Error(opened.reason);
  return opened.list;
};

test('a workbook is read sheet by sheet, with numbers and dates as a person would type them', async () => {
  const book = new ListBook();
  const bytes = await workbook(
    {
      sheet: 'Huren',
      rows: [
        ['Straat', 'Huisnummer', 'Plaats', 'Jaarhuur', 'Einddatum'],
        ['Kerkstraat', 12, 'Ede', 12500.125, new Date('2030-12-31T00:00:00Z')],
        [null, null, null, null, null],
        ['Dorpsweg', 3, 'Ede', 1.234, null],
      ],
    },
    { sheet: 'Leeg', rows: [[null]] },
    { sheet: 'Anders', rows: [['adres'], ['Brink 1, Ede']] },
  );
  const list = await listOf(book, bytes);
  expect(list).toMatchObject({
    rowCount: 2,
    sheets: ['Huren', 'Anders'],
    roles: ['street', 'number', 'city', 'annualRent', 'leaseEnd'],
  });
  expect(book.lines(list.roles, 0, 9)).toEqual([
    { line: 2, text: 'Kerkstraat 12, Ede', facts: { annualRent: '12500.13', leaseEnd: '2030-12-31' } },
    { line: 4, text: 'Dorpsweg 3, Ede', facts: { annualRent: '1.23' } },
  ]);
  expect(book.openSheet(1)).toMatchObject({ list: { rowCount: 1, sheet: 1, roles: ['address'] } });
  expect(book.lines(['address'], 0, 1)).toEqual([{ line: 2, text: 'Brink 1, Ede' }]);
});

test('a truncated workbook is refused', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bytes = await workbook({ sheet: 'Een', rows: [['adres'], ['Brink 1, Ede']] });
  expect(await new ListBook().openFile(bytes.slice(0, bytes.length / 2))).toEqual({
    kind: 'refused',
    reason: 'broken',
  });
});

test('a hundred thousand lines are returned in parts', () => {
  const book = new ListBook();
  const text = Array.from({ length: 100_000 }, (_, n) => `Straat ${n + 1}`).join('\n');
  const opened = book.openText(text);
  expect(opened).toMatchObject({ list: { rowCount: 100_000, roles: ['address'] } });
  expect(book.lines(['address'], 99_998, 100_000).map(({ line }) => line)).toEqual([99_999, 100_000]);
});
