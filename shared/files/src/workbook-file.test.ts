import { strFromU8, unzipSync } from 'fflate';
import { workbookFile } from './workbook-file';

const rows = [
  ['Adres', { value: 'Waarde', fontWeight: 'bold' }, 'Label', 'Leeg'],
  ['Dorpsstraat 1', null, 'A', null],
  ['Dorpsstraat 2', { value: 1234.5, format: '#,##0.00' }, 'B', null],
] as const;

/** Names of the cells that are aligned to the right. */
async function rightAligned(stickyRows?: number): Promise<string[]> {
  const sheet = { name: 'Eenheden', rows, widths: [20, 12, 8, 8], ...(stickyRows ? { stickyRows } : {}) };
  const files = unzipSync(await bytesOf(await workbookFile([sheet])));
  const page = (path: string) =>
    new DOMParser().parseFromString(strFromU8(files[path] ?? new Uint8Array()), 'text/xml');
  const styles = [...page('xl/styles.xml').querySelectorAll('cellXfs > xf')];
  return [...page('xl/worksheets/sheet1.xml').querySelectorAll('c')]
    .filter(cell => styles[Number(cell.getAttribute('s'))]?.querySelector('alignment[horizontal=right]'))
    .map(cell => cell.getAttribute('r') ?? '');
}

/** jsdom's Blob has no `arrayBuffer`. */
async function bytesOf(file: Blob): Promise<Uint8Array> {
  const reader = new FileReader();
  const read = new Promise(done => reader.addEventListener('load', done));
  reader.readAsArrayBuffer(file);
  await read;
  return new Uint8Array(reader.result as ArrayBuffer);
}

test('the head of a column of numbers is aligned with them, also after empty cells', async () => {
  expect(await rightAligned(1)).toEqual(['B1']);
});

test('a sheet without heads has its cells as given', async () => {
  expect(await rightAligned()).toEqual([]);
});
