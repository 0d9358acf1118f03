import { screen, waitFor, within } from '@testing-library/react';
import { candidate, FakeBulkService, ownColumn } from '../testing/fake-bulk-service';
import { check, choose, drop, fileOf, open, own, textOf } from '../testing/open-bulk-upload';

test('an ambiguous line is resolved by selecting the intended address', async () => {
  const service = new FakeBulkService();
  const page = await open();
  await check(page, 'Straat 1\nvaag');
  await page.user.click(await screen.findByRole('button', { name: 'Regel 2 verbeteren' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Kerkstraat 42/ }));
  expect(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.calls.find(call => call.name === `PUT ${own}/lines/2`)?.body).toEqual({
    objectId: candidate.objectId,
  });
});

test('lines can be filtered to problems, and a text that stays invalid keeps its dialog open', async () => {
  new FakeBulkService();
  const page = await open();
  await check(page, 'Straat 1\nonzin');
  await page.user.click(await screen.findByRole('checkbox', { name: 'Alleen problemen (1)' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Straat 1/ })).not.toBeInTheDocument());
  await page.user.click(screen.getByRole('button', { name: 'Regel 2 verbeteren' }));
  const dialog = within(screen.getByRole('dialog'));
  await page.user.clear(dialog.getByRole('textbox'));
  await page.user.type(dialog.getByRole('textbox'), 'nog steeds');
  await page.user.click(dialog.getByRole('button', { name: 'Controleer' }));
  expect(await dialog.findByText('Dit adres staat niet in het register.')).toBeInTheDocument();
  await page.user.clear(dialog.getByRole('textbox'));
  await page.user.type(dialog.getByRole('textbox'), 'Straat 9');
  await page.user.click(dialog.getByRole('button', { name: 'Controleer' }));
  expect(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' })).toBeInTheDocument();
});

test('a CSV is read by its headings, including rents; a corrected column is remembered', async () => {
  const service = new FakeBulkService();
  const page = await open();
  const list = () => fileOf('panden.csv', 'omschrijving;waar;Jaarhuur\nStraat 1;A;€ 12.000\nStraat 2;B;');
  await choose(page, list());
  expect(await screen.findByText('panden.csv')).toBeInTheDocument();
  await page.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Inhoud van omschrijving' }),
    'Heel adres',
  );
  await page.user.click(screen.getByRole('button', { name: /^Controleer/ }));
  expect(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' })).toBeInTheDocument();
  expect(service.sent).toEqual([
    { line: 2, text: 'Straat 1', facts: { annualRent: '€ 12.000' } },
    { line: 3, text: 'Straat 2' },
  ]);
  page.unmount();
  sessionStorage.clear();
  new FakeBulkService();
  const again = await open();
  await choose(again, list());
  expect(await screen.findByRole('combobox', { name: 'Inhoud van omschrijving' })).toHaveValue('address');
});

test('a column with the name of an own column of the portfolio is sent with it; a cell that does not fit says why', async () => {
  const service = new FakeBulkService();
  const page = await open();
  await choose(page, fileOf('panden.csv', 'adres;beheerder\nStraat 1;Noord\nStraat 2;Oost'));
  const column = await screen.findByRole('combobox', { name: 'Inhoud van beheerder' });
  await waitFor(() => expect(column).toHaveDisplayValue('Beheerder'));
  await page.user.click(screen.getByRole('button', { name: /^Controleer/ }));
  expect(await screen.findByText(/Beheerder: geen van de keuzes/)).toBeInTheDocument();
  expect(service.sent).toEqual([
    { line: 2, text: 'Straat 1', own: { [ownColumn.id]: 'Noord' } },
    { line: 3, text: 'Straat 2', own: { [ownColumn.id]: 'Oost' } },
  ]);
});

test('the template has the own columns of the portfolio; filled in, it maps by itself', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file), revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('Kavel sjabloon adressen - Apeldoorn Noord.csv');
  });
  const service = new FakeBulkService();
  const page = await open();
  expect(await screen.findByText(/met de eigen kolommen van deze portefeuille/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();

  const [heading] = (await textOf(files[0] ?? new Blob())).split('\r\n');
  const filled = fileOf('ingevuld.csv', `${heading}\nStraat 1;12000;;;;80;C;1970;Zuid`);
  await choose(page, filled);
  await page.user.click(await screen.findByRole('button', { name: 'Controleer 1 regel' }));
  expect(await screen.findByRole('button', { name: 'Voeg 1 adres toe' })).toBeInTheDocument();
  expect(service.sent).toEqual([
    {
      line: 2,
      text: 'Straat 1',
      facts: { annualRent: '12000', oppervlakte: '80', energielabel: 'C', bouwjaar: '1970' },
      own: { [ownColumn.id]: 'Zuid' },
    },
  ]);
});

test.each([
  ['foto.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /geen tekst of CSV-tabel/],
  ['foto.xlsx', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /geen tekst of CSV-tabel/],
  ['afgebroken.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 1]), /beschadigd of niet helemaal aangekomen/],
  ['oud.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 1]), /oud Excel-bestand/],
  ['leeg.csv', new Uint8Array(), /bestand is leeg/],
])('%s is refused, and the pasted text stays', async (name, bytes, message) => {
  new FakeBulkService();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = await open();
  const field = await screen.findByRole('textbox', { name: 'Plak een lijst' });
  await page.user.type(field, 'Straat 1');
  await drop(fileOf(name, bytes));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveValue('Straat 1');
});

test('half a gigabyte is refused without being read', async () => {
  new FakeBulkService();
  await open();
  await screen.findByRole('textbox', { name: 'Plak een lijst' });
  const file = fileOf('groot.csv', 'x');
  Object.defineProperty(file, 'size', { value: 500 * 1024 * 1024 });
  const read = jest.spyOn(file, 'arrayBuffer');
  await drop(file);
  expect(await screen.findByText(/groter dan 50 MB/)).toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
});
