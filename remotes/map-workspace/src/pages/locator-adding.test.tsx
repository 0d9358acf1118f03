import type { LocatorPageQuery } from '@kavel/contracts/locator';
import { Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addingWork } from '../features/locator/api/adding-work';
import { begunExport } from '../features/locator/api/begun-export';
import { addAll, houses, table, textOf, withHouses } from '../testing/locator-setup';
import { openLocator } from '../testing/open-locator';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

test('the whole result goes to a portfolio, part by part', async () => {
  const { lists, user } = await withHouses();
  await addAll(user);
  expect(await screen.findByText('1.499 objecten toegevoegd aan Apeldoorn Noord')).toBeVisible();
  expect(lists.texts()).toEqual(houses);
});

test('what was broken off says how far it was, and goes on where it ended', async () => {
  let away = true;
  const { lists, user, asked } = await withHouses(({ name }) => {
    if (away && name.endsWith('/parts/2')) throw new Refusal('unavailable');
    return undefined;
  });
  await addAll(user);
  expect(await screen.findByText(/Onderbroken na 1.000/)).toBeVisible();
  away = false;
  const pages = asked('').length;
  await user.click(screen.getByRole('button', { name: 'Ga verder met de overige 500' }));
  expect(await screen.findByText('1.499 objecten toegevoegd aan Apeldoorn Noord')).toBeVisible();
  expect(lists.texts()).toEqual(houses);
  const sizes = asked('')
    .slice(pages)
    .map(({ body }) => (body as LocatorPageQuery).limit);
  expect(sizes.filter(limit => limit !== 100)).toEqual([500]);
});

test('after a reload it goes on by itself', async () => {
  const first = await withHouses(({ name }) =>
    name.endsWith('/parts/2') ? new Promise(() => {}) : undefined,
  );
  await addAll(first.user);
  expect(await screen.findByText('1.000 van 1.500')).toBeVisible();
  first.unmount();
  addingWork.leave();
  const { lists } = await withHouses(() => undefined, first.lists);
  expect(await screen.findByText('1.499 objecten toegevoegd aan Apeldoorn Noord')).toBeVisible();
  expect(lists.texts()).toEqual(houses);
});

test('when it is stopped, stored objects stay and are reported', async () => {
  const { user, calls } = await withHouses(({ name }) =>
    name.endsWith('/parts/2') ? new Promise(() => {}) : undefined,
  );
  await addAll(user);
  expect(await screen.findByText('1.000 van 1.500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Naar portefeuille' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Naar een portefeuille' }));
  expect(dialog.getByText(/Er gaan nog objecten naar Apeldoorn Noord/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Voeg toe' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/Gestopt na 1.000.*999 objecten toegevoegd/)).toBeVisible();
  expect(calls.some(({ name }) => name.endsWith('/cancel'))).toBe(true);
});

test('when the catalogue is renewed under way the rest is called off, not guessed', async () => {
  const { user, calls } = await withHouses(({ name, body }) => {
    if (name.endsWith('/locator') && (body as { cursor?: string }).cursor === '1000') {
      throw new Refusal('revision-behind');
    }
    return undefined;
  });
  await addAll(user);
  expect(await screen.findByText(/gegevens zijn intussen vernieuwd; gestopt na 1.000/)).toBeVisible();
  expect(calls.some(({ name }) => name.endsWith('/cancel'))).toBe(true);
});

test('without the right to portfolios there is no such button', async () => {
  await openLocator('/locator', { permissions: ['auth.locator'] });
  await table();
  expect(screen.queryByRole('button', { name: 'Naar portefeuille' })).toBeNull();
});

test.each(['CSV', 'Excel (XLSX)'])('the result as a file of %s, the filter written in it', async kind => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x', revokeObjectURL() {} });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, toasts, calls } = await openLocator('/locator?fn=kantoor');
  await screen.findByText('4 objecten gevonden');
  await user.click(screen.getByRole('button', { name: 'Exporteer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exporteer resultaat' }));
  await user.click(dialog.getByRole('radio', { name: kind }));
  await user.click(dialog.getByRole('button', { name: 'Maak bestand' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Bestand met 4 objecten gemaakt'));
  expect(calls.find(({ name }) => name === 'POST /portfolio/exports')?.body).toMatchObject({
    object: 'locator',
    rows: 4,
  });
  const [file] = files;
  if (!file) throw new Error('no file was made');
  const text = await textOf(file);
  expect(names).toEqual([expect.stringMatching(/^.+ - \d{4}-\d\d-\d\d - \S+\.(csv|xlsx)$/)]);
  if (kind === 'CSV') {
    expect(text).toMatch(/^\uFEFF?Kavel;.+\r\nDatum;\d+ .+\r\nGegevens;one\r\n/);
    expect(text).toContain('Functie;Kantoor');
    expect(text).toContain('0200010000130341;Laan van de Leeuw 41;7324BD;Apeldoorn');
    expect(text).toContain(';5,9839;52,24');
  } else expect(text.slice(0, 2)).toBe('PK');
});

test('a file that a reload broke off is made again', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const order = { by: 'municipality', direction: 'ascending' } as const;
  begunExport.keep('csv', { functions: ['kantoorfunctie'] }, order);
  const { toasts } = await openLocator('/locator?fn=kantoor');
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Bestand met 4 objecten gemaakt'));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(screen.queryByRole('dialog', { name: 'Exporteer resultaat' })).toBeNull();
  expect(toasts).toHaveLength(1);
});
