import { setLanguage } from '@kavel/i18n';
import { csvFile } from './csv-file';

const rows = [
  ['Adres', 'Waarde'],
  ['Dorpsstraat 1', 1234.5],
  ['=HYPERLINK("http://x")', null],
  ['+31 6', '-5,00'],
];

async function textOf(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise(done => reader.addEventListener('load', done));
  reader.readAsText(file);
  await read;
  return String(reader.result).replace('\uFEFF', '');
}

afterEach(() => setLanguage('nl'));

test('Dutch: semicolons, decimal commas, and escaped formulas', async () => {
  setLanguage('nl');
  expect((await textOf(await csvFile(rows))).split('\r\n')).toEqual([
    'Adres;Waarde',
    'Dorpsstraat 1;1234,5',
    `"'=HYPERLINK(""http://x"")";`,
    `"'+31 6";-5,00`,
  ]);
});

test('English: commas and decimal points', async () => {
  setLanguage('en');
  expect((await textOf(await csvFile(rows))).split('\r\n').slice(0, 2)).toEqual([
    'Adres,Waarde',
    'Dorpsstraat 1,1234.5',
  ]);
});
