import { readTable } from './reading';
import { workbookFile } from './workbook-file';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** jsdom's blobs have no `arrayBuffer`. */
const bufferOf = (file: Blob) =>
  new Promise<ArrayBuffer>(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

test('a CSV file is parsed with any delimiter, with quoted delimiters and line breaks', async () => {
  const rows = [
    ['key', 'title'],
    ['A-1', 'one; two\nthree'],
  ];
  expect(await readTable(bytesOf('key;title\r\nA-1;"one; two\nthree"'))).toEqual({ kind: 'table', rows });
  expect(await readTable(bytesOf('key,title\nA-1,"one; two\nthree"'))).toEqual({ kind: 'table', rows });
});

test('a workbook is read as the table of its first sheet', async () => {
  const rows = [
    ['key', 'number'],
    ['A-1', 12],
  ];
  const file = await workbookFile([{ name: 'Sheet', rows, widths: [10, 10] }]);
  const bytes = new Uint8Array(await bufferOf(file));
  expect(await readTable(bytes)).toEqual({
    kind: 'table',
    rows: [
      ['key', 'number'],
      ['A-1', '12'],
    ],
  });
});

test('any other file is rejected with the reason', async () => {
  expect(await readTable(bytesOf(' '))).toEqual({ kind: 'refused', reason: 'empty' });
  expect(await readTable(bytesOf('%PDF-1.7'))).toEqual({ kind: 'refused', reason: 'notText' });
  expect(await readTable(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1]))).toEqual({
    kind: 'refused',
    reason: 'broken',
  });
});
