import type { BatchLine, LineOutcome, LineResult, PortfolioDetail } from '@kavel/contracts';
import { type Answers, type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import BulkUploadPage from './bulk-upload-page';

const id = '7a1b3c5d-0000-4000-8000-000000000001';
const detail: PortfolioDetail = {
  id,
  name: 'Apeldoorn Noord',
  unitCount: 0,
  updatedAt: '2026-11-20T09:00:00Z',
  units: [],
};
const candidate = {
  objectId: '0200010000000042',
  address: 'Kerkstraat 42, 7311 AA Apeldoorn',
  vtwType: 'winkel' as const,
  oppervlakte: 80,
  lon: 5.9,
  lat: 52.2,
  fictional: false,
};

/** Knows `Straat <n>`, finds `vaag` ambiguous and nothing else. */
function match({ line, text }: BatchLine, found: LineOutcome): LineResult {
  const number = /^Straat (\d+)$/.exec(text)?.[1] ?? (text === candidate.address ? '42' : undefined);
  const outcome = number ? found : text === 'vaag' ? 'ambiguous' : 'not-found';
  return {
    line,
    text,
    outcome,
    objectId: number ? number.padStart(16, '0') : null,
    address: number ? `Straat ${number}, Apeldoorn` : null,
    candidates: outcome === 'ambiguous' ? [candidate] : [],
  };
}

const batch = `POST /portfolio/portfolios/${id}/real-estate-entities/batch`;
const preview = `${batch}/preview`;
const linesOf = (call: Call) => (call.body as { lines: BatchLine[] }).lines;

function portfolioService(more: Answers = {}) {
  return fakeServer({
    [`GET /portfolio/portfolios/${id}`]: () => detail,
    [preview]: call => ({ lines: linesOf(call).map(line => match(line, 'matched')) }),
    [batch]: call => ({
      added: linesOf(call).length,
      lines: linesOf(call).map(line => match(line, 'added')),
    }),
    ...more,
  });
}

const open = () =>
  openPage({ page: <BulkUploadPage />, route: '/:id/bulk-upload', address: `/${id}/bulk-upload` });
type Opened = Awaited<ReturnType<typeof open>>;

async function check({ user }: Opened, text: string) {
  const field = await screen.findByRole('textbox', { name: 'Plak een lijst' });
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: /^Controleer/ }));
}

async function choose({ user }: Opened, file: File) {
  await user.upload(await screen.findByLabelText('Bestand kiezen', { selector: 'input' }), file);
}

const csv = (name: string, content: BlobPart) => {
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

afterEach(() => sessionStorage.clear());

test('the good lines go in by one call, and each line says what became of it', async () => {
  const calls = portfolioService();
  const page = await open();
  await check(page, 'Straat 1\nonzin\nStraat 2\nStraat 1');
  await page.user.click(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' }));
  expect(await screen.findByText('2 adressen toegevoegd.')).toBeInTheDocument();
  const added = calls.filter(call => call.name === batch);
  expect(added.map(linesOf)).toEqual([
    [
      { line: 1, text: 'Straat 1' },
      { line: 3, text: 'Straat 2' },
    ],
  ]);
  expect(screen.getByRole('row', { name: /^2 onzin/ })).toHaveTextContent('Niet gevonden');
  expect(screen.getByRole('row', { name: /^4 Straat 1/ })).toHaveTextContent('Dubbele regel');
  expect(screen.getByRole('row', { name: /^3 Straat 2/ })).toHaveTextContent('Toegevoegd');
});

test('a long list is checked in parts, with the numbers said, and can be stopped and resumed', async () => {
  let answer: () => void = () => undefined;
  const calls = portfolioService({
    [preview]: call =>
      new Promise(resolve => {
        answer = () => resolve({ lines: linesOf(call).map(line => match(line, 'matched')) });
      }),
  });
  const page = await open();
  await check(page, Array.from({ length: 1_500 }, (_, n) => (n === 5 ? 'onzin' : `Straat ${n}`)).join('\n'));
  await waitFor(() => expect(calls.at(-1)?.name).toBe(preview));
  act(() => answer());
  expect(
    await screen.findByText('200 gecontroleerd, nog 1.300 te gaan, 1 met een probleem'),
  ).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await page.user.click(await screen.findByRole('button', { name: 'Verder controleren' }));
  const before = calls.length;
  act(() => answer());
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  act(() => answer());
  expect(await screen.findByRole('button', { name: /^Voeg 1.499 adressen toe/ })).toBeInTheDocument();
});

test('when the service goes away the check stops there and goes on later', async () => {
  let away = true;
  portfolioService({
    [preview]: call => {
      if (away) throw new Refusal('unavailable');
      return { lines: linesOf(call).map(line => match(line, 'matched')) };
    },
  });
  const page = await open();
  await check(page, 'Straat 1');
  expect(await screen.findByText(/even niet bereikbaar/)).toBeInTheDocument();
  away = false;
  await page.user.click(screen.getByRole('button', { name: 'Verder controleren' }));
  expect(await screen.findByRole('button', { name: 'Voeg 1 adres toe' })).toBeEnabled();
});

test('a doubtful line is mended by picking what was meant', async () => {
  portfolioService();
  const page = await open();
  await check(page, 'Straat 1\nvaag');
  await page.user.click(await screen.findByRole('button', { name: 'Regel 2 verbeteren' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Kerkstraat 42/ }));
  expect(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('only the problems can be shown, and a text that stays wrong keeps its dialog open', async () => {
  portfolioService();
  const page = await open();
  await check(page, 'Straat 1\nonzin');
  await page.user.click(await screen.findByRole('checkbox', { name: 'Alleen problemen (1)' }));
  expect(screen.queryByRole('row', { name: /Straat 1/ })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Regel 2 verbeteren' }));
  const dialog = within(screen.getByRole('dialog'));
  await page.user.clear(dialog.getByRole('textbox'));
  await page.user.type(dialog.getByRole('textbox'), 'nog steeds');
  await page.user.click(dialog.getByRole('button', { name: 'Controleer' }));
  expect(await dialog.findByText('Dit adres staat niet in het register.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('nog steeds');
});

test('when adding fails nothing is lost', async () => {
  let away = true;
  portfolioService({
    [batch]: call => {
      if (away) throw new Refusal('internal');
      return { added: 1, lines: linesOf(call).map(line => match(line, 'added')) };
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

test('a CSV is read by its headings, and a wrong column can be set right', async () => {
  portfolioService();
  const page = await open();
  await choose(page, csv('panden.csv', 'omschrijving;waar\nA;Straat 1\nB;Straat 2'));
  expect(await screen.findByText('panden.csv')).toBeInTheDocument();
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Inhoud van Kolom 1' }),
    'Niet gebruiken',
  );
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Inhoud van Kolom 2' }), 'Heel adres');
  await page.user.click(screen.getByRole('button', { name: /^Controleer/ }));
  expect(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' })).toBeInTheDocument();
});

test.each([
  ['foto.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /geen tekst of CSV-tabel/],
  ['lijst.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 1]), /spreadsheet of zipbestand/],
  ['leeg.csv', new Uint8Array(), /bestand is leeg/],
])('%s is refused, and what was pasted stays', async (name, bytes, message) => {
  portfolioService();
  const page = await open();
  const field = await screen.findByRole('textbox', { name: 'Plak een lijst' });
  await page.user.type(field, 'Straat 1');
  const file = csv(name, bytes);
  Object.defineProperty(file, 'type', { value: 'text/csv' });
  await act(async () => {
    const input = screen.getByLabelText<HTMLInputElement>('Bestand kiezen', { selector: 'input' });
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveValue('Straat 1');
});

test('the list survives a reload, with what was mended', async () => {
  portfolioService();
  const page = await open();
  await check(page, 'Straat 1\nvaag');
  await page.user.click(await screen.findByRole('button', { name: 'Regel 2 verbeteren' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Kerkstraat 42/ }));
  await screen.findByRole('button', { name: 'Voeg 2 adressen toe' });
  page.unmount();
  await open();
  expect(await screen.findByRole('button', { name: 'Voeg 2 adressen toe' })).toBeInTheDocument();
});

test('leaving with a list that has not been added asks first', async () => {
  portfolioService();
  const page = await open();
  await page.user.type(await screen.findByRole('textbox', { name: 'Plak een lijst' }), 'Straat 1');
  await page.user.click(screen.getByRole('link', { name: 'Apeldoorn Noord' }));
  const dialog = within(screen.getByRole('dialog', { name: 'De lijst is nog niet toegevoegd' }));
  expect(page.addressBar()).toBe(`/${id}/bulk-upload`);
  await page.user.click(dialog.getByRole('button', { name: 'Toch weggaan' }));
  await waitFor(() => expect(page.addressBar()).toBe(`/${id}/hub`));
});
