import { type Call, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeBulkService, jobId } from '../testing/fake-bulk-service';
import { check, choose, fileOf, id, open, own } from '../testing/open-bulk-upload';

test('valid lines are added by a job, and each line shows its outcome', async () => {
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

test('the result file is named after the list, its state and the day', async () => {
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

test('facts of existing addresses are shown, and overwritten when that is selected', async () => {
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

test('a long list is sent in parts with progress in numbers, and can be paused and resumed', async () => {
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

test('when the service is unavailable, sending stops and resumes later', async () => {
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

test('all-or-nothing waits until every line is valid', async () => {
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

test('a list in progress is opened by its address', async () => {
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

test('an unknown list shows a message', async () => {
  new FakeBulkService();
  await open(`?job=${jobId}`);
  expect(await screen.findByText('Deze lijst bestaat niet')).toBeInTheDocument();
});

test('leaving with a list that has not been sent asks for confirmation', async () => {
  new FakeBulkService();
  const page = await open();
  await page.user.type(await screen.findByRole('textbox', { name: 'Plak een lijst' }), 'Straat 1');
  await page.user.click(screen.getByRole('link', { name: 'Apeldoorn Noord' }));
  const dialog = within(screen.getByRole('dialog', { name: 'De lijst is nog niet toegevoegd' }));
  expect(page.addressBar()).toBe(`/${id}/bulk-upload`);
  await page.user.click(dialog.getByRole('button', { name: 'Toch weggaan' }));
  await waitFor(() => expect(page.addressBar()).toBe(`/${id}/hub`));
});
