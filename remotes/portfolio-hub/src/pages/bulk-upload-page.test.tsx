import { type Call, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { candidate, FakeBulkService, jobId, portfolio } from '../testing/fake-bulk-service';
import BulkUploadPage from './bulk-upload-page';

const { id } = portfolio;
const own = `/portfolio/bulk-jobs/${jobId}`;
const open = (search = '') =>
  openPage({ page: <BulkUploadPage />, route: '/:id/bulk-upload', address: `/${id}/bulk-upload${search}` });
type Opened = Awaited<ReturnType<typeof open>>;

async function check({ user }: Opened, text: string) {
  const field = await screen.findByRole('textbox', { name: 'Plak een lijst' });
  await user.click(field);
  await user.paste(text);
  const button = screen.getByRole('button', { name: /^Controleer/ });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

async function choose({ user }: Opened, file: File) {
  await user.upload(await screen.findByLabelText('Bestand kiezen', { selector: 'input' }), file);
}

const fileOf = (name: string, content: BlobPart) => {
  const file = new File([content], name, { type: 'text/csv' });
  // jsdom's File cannot give its bytes.
  file.arrayBuffer = () =>
    new Promise(resolve => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(file);
    });
  return file;
};

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the good lines go in by a job, and each line says what became of it', async () => {
  const service = new FakeBulkService();
  const page = await open();
  await check(page, 'Straat 1\nonzin\nStraat 2\nStraat 1');
  await page.user.click(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' }));
  expect(await screen.findByText(/0 van 4 regels verwerkt/)).toBeInTheDocument();
  expect(service.calls.filter(call => call.name === `POST ${own}/start`).map(({ body }) => body)).toEqual([
    { mode: 'good-lines' },
  ]);
  service.finish();
  expect(await screen.findByText('2 adressen toegevoegd.')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /^3 Straat 2 Toegevoegd/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^2 onzin/ })).toHaveTextContent('Niet gevonden');
  expect(screen.getByRole('row', { name: /^4 Straat 1/ })).toHaveTextContent('Gelijk aan regel 1');
});

test('the file of the result is named after the list, its state and the day', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const service = new FakeBulkService();
  const page = await open();
  await choose(page, fileOf('huren 🏠.csv', 'adres\nStraat 1'));
  await page.user.click(await screen.findByRole('button', { name: /^Controleer/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Voeg 1 adres toe' }));
  await screen.findByText(/0 van 1 regel/);
  service.finish();
  await page.user.click(await screen.findByRole('button', { name: 'Resultaat als CSV' }));
  await waitFor(() =>
    expect(names).toEqual([expect.stringMatching(/^resultaat - huren 🏠 - Klaar - \d{4}-\d\d-\d\d\.csv$/u)]),
  );
  click.mockRestore();
});

test('facts of addresses that are there already are shown, and written over when that is chosen', async () => {
  const service = new FakeBulkService();
  const page = await open();
  await check(page, 'Laan 1');
  expect(await screen.findByRole('row', { name: /Laan 1/ })).toHaveTextContent(
    'Jaarhuur (€): 12.000 → 12.500',
  );
  expect(screen.getByRole('button', { name: 'Voeg 0 adressen toe' })).toBeDisabled();
  await page.user.click(screen.getByRole('checkbox', { name: /^Overschrijf ook de gegevens van 1 adres/ }));
  await page.user.click(screen.getByRole('button', { name: 'Werk 1 adres bij' }));
  expect(await screen.findByText(/0 van 1 regels verwerkt/)).toBeInTheDocument();
  expect(service.calls.find(({ name }) => name === `POST ${own}/start`)?.body).toEqual({
    mode: 'good-lines',
    updates: 'overwrite',
  });
  service.finish();
  expect(await screen.findByText('Gegevens van 1 adres bijgewerkt.')).toBeInTheDocument();
});

test('a long list goes in parts, with the numbers said, and can be paused and resumed', async () => {
  const answers: (() => void)[] = [];
  const service = new FakeBulkService();
  const parts = (call: Call) => call.name.startsWith(`PUT ${own}/parts/`);
  const serve = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'PUT') {
      await new Promise<void>((resolve, reject) => {
        answers.push(resolve);
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    }
    return serve(input, init);
  };
  const page = await open();
  await check(page, Array.from({ length: 1_500 }, (_, n) => (n === 5 ? 'onzin' : `Straat ${n}`)).join('\n'));
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => answers[0]?.());
  expect(
    await screen.findByText('500 gecontroleerd, nog 1.000 te gaan, 1 met een probleem'),
  ).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await page.user.click(await screen.findByRole('button', { name: 'Verder controleren' }));
  await waitFor(() => expect(answers.length).toBeGreaterThan(2));
  act(() => answers.at(-1)?.());
  expect(await screen.findByRole('button', { name: /^Voeg 1.499 adressen toe/ })).toBeInTheDocument();
  expect(service.calls.filter(parts).map(({ name }) => name.at(-1))).toEqual(['1', '2']);
});

test('when the service goes away sending stops there and goes on later', async () => {
  let away = true;
  const service = new FakeBulkService();
  const serve = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'PUT' && away) throw new TypeError('network');
    return serve(input, init);
  };
  const page = await open();
  await check(page, 'Straat 1');
  expect(await screen.findByText('De controle is gestopt.')).toBeInTheDocument();
  away = false;
  await page.user.click(screen.getByRole('button', { name: 'Verder controleren' }));
  expect(await screen.findByRole('button', { name: 'Voeg 1 adres toe' })).toBeEnabled();
  expect(service.sent).toEqual([{ line: 1, text: 'Straat 1' }]);
});

test('a doubtful line is settled by picking what was meant', async () => {
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

test('only the problems can be shown, and a text that stays wrong keeps its dialog open', async () => {
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

test('all or nothing waits until every line is good', async () => {
  const service = new FakeBulkService();
  const page = await open();
  await check(page, 'Straat 1\nvaag');
  await page.user.click(
    await screen.findByRole('checkbox', { name: 'Alleen toevoegen als alle regels goed zijn' }),
  );
  expect(screen.getByText(/1 regel staat dat nog in de weg/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Voeg 1 adres toe' })).toBeDisabled();
  await page.user.click(await screen.findByRole('button', { name: 'Regel 2 verbeteren' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Kerkstraat 42/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' }));
  await waitFor(() => expect(service.job?.mode).toBe('all-or-nothing'));
});

test('when starting fails nothing is lost', async () => {
  let away = true;
  const service: FakeBulkService = new FakeBulkService({
    [`POST ${own}/start`]: () => {
      if (away) throw new Refusal('internal');
      service.finish();
      return service.read();
    },
  });
  const page = await open();
  await check(page, 'Straat 1');
  await page.user.click(await screen.findByRole('button', { name: 'Voeg 1 adres toe' }));
  expect(await screen.findByText('Er is niets toegevoegd.')).toBeInTheDocument();
  away = false;
  await page.user.click(screen.getByRole('button', { name: 'Voeg 1 adres toe' }));
  expect(await screen.findByText('1 adres toegevoegd.')).toBeInTheDocument();
});

test('a CSV is read by its headings, rents and all; a column set right is remembered', async () => {
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

test.each([
  ['foto.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /geen tekst of CSV-tabel/],
  ['foto.xlsx', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /geen tekst of CSV-tabel/],
  ['afgebroken.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 1]), /beschadigd of niet helemaal aangekomen/],
  ['oud.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 1]), /oud Excel-bestand/],
  ['leeg.csv', new Uint8Array(), /bestand is leeg/],
])('%s is refused, and what was pasted stays', async (name, bytes, message) => {
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

test('a list that is on its way is found back by its address', async () => {
  const service = new FakeBulkService();
  const page = await open();
  await check(page, 'Straat 1\nStraat 2');
  await page.user.click(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' }));
  await screen.findByText(/0 van 2 regels verwerkt/);
  expect(page.addressBar()).toBe(`/${id}/bulk-upload?job=${jobId}`);
  page.unmount();
  const reloaded = await open(`?job=${jobId}`);
  await reloaded.user.click(await screen.findByRole('button', { name: 'Stoppen' }));
  expect(await screen.findByText(/De lijst is gestopt/)).toBeInTheDocument();
  expect(service.job?.state).toBe('cancelled');
  await reloaded.user.click(screen.getByRole('button', { name: 'Nog een lijst' }));
  expect(await screen.findByRole('link', { name: 'Geplakte lijst' })).toHaveAttribute(
    'href',
    `/${id}/bulk-upload?job=${jobId}`,
  );
});

test('going back to the list keeps its text', async () => {
  const service = new FakeBulkService();
  const page = await open();
  await check(page, 'Straat 1\nonzin');
  await page.user.click(await screen.findByRole('button', { name: 'Terug naar de lijst' }));
  expect(await screen.findByRole('textbox', { name: 'Plak een lijst' })).toHaveValue('Straat 1\nonzin');
  expect(service.job?.state).toBe('cancelled');
});

test('an unknown list says so', async () => {
  new FakeBulkService();
  await open(`?job=${jobId}`);
  expect(await screen.findByText('Deze lijst bestaat niet')).toBeInTheDocument();
});

test('leaving with a list that has not been sent asks first', async () => {
  new FakeBulkService();
  const page = await open();
  await page.user.type(await screen.findByRole('textbox', { name: 'Plak een lijst' }), 'Straat 1');
  await page.user.click(screen.getByRole('link', { name: 'Apeldoorn Noord' }));
  const dialog = within(screen.getByRole('dialog', { name: 'De lijst is nog niet toegevoegd' }));
  expect(page.addressBar()).toBe(`/${id}/bulk-upload`);
  await page.user.click(dialog.getByRole('button', { name: 'Toch weggaan' }));
  await waitFor(() => expect(page.addressBar()).toBe(`/${id}/hub`));
});

async function drop(file: File) {
  await act(async () => {
    const input = screen.getByLabelText<HTMLInputElement>('Bestand kiezen', { selector: 'input' });
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
