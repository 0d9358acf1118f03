/** @jest-environment-options {"url": "https://kavel.test/locator"} */
import { type Call, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { savedSearch } from '../testing/fake-saved-searches';
import '../testing/locator-setup';
import { openLocator } from '../testing/open-locator';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

const offices = savedSearch('u', {
  ...{ kind: 'locator', name: 'Kantoren', address: 'fn=kantoor', watched: false },
  criteria: { functions: ['kantoorfunctie'] },
});
const entry = (name: string) => screen.findByText(name, { selector: '[role=menuitemradio]' });
const choose = async (user: Awaited<ReturnType<typeof openLocator>>['user'], name: string) =>
  user.click(await screen.findByText(name, { selector: '[role=menuitem]' }));
const dialog = async () => {
  const title = await screen.findByText('Bewaarde zoekopdrachten');
  return within(title.closest('dialog') as HTMLElement);
};

test('a search is kept with what the page asks, watched, and replaced under its name', async () => {
  const { user, found, kept, calls } = await openLocator('/locator?fn=winkel', { kept: [{ ...offices }] });
  await found(2);
  await choose(user, 'Bewaar deze zoekopdracht…');
  const { getAllByLabelText, getByLabelText, getByText } = await dialog();
  await user.type(getByLabelText('Naam'), 'Winkels 🏬');
  await user.click(getAllByLabelText('Meld nieuwe resultaten')[0] as HTMLElement);
  await user.click(getByText('Bewaar'));
  await entry('Winkels 🏬');
  expect(calls.find(({ name }) => name === 'POST /portfolio/saved-searches')?.body).toEqual({
    ...{ kind: 'locator', name: 'Winkels 🏬', address: 'fn=winkel', watched: true },
    criteria: { functions: ['winkelfunctie'] },
  });
  await choose(user, 'Bewaar deze zoekopdracht…');
  const again = await dialog();
  await user.type(await again.findByRole('textbox'), 'kantoren');
  expect(again.getByText(/die wordt vervangen/)).toBeVisible();
  await user.click(again.getByText('Bewaar'));
  await waitFor(() => expect(kept.map(({ address }) => address)).toEqual(['fn=winkel', 'fn=winkel']));
});

test('a search is renamed, shared, deleted and restored', async () => {
  const { user, kept } = await openLocator('/locator', { kept: [{ ...offices }] });
  await entry('Kantoren');
  await choose(user, 'Beheer…');
  const { findByRole, getByRole, findByText } = await dialog();
  await user.click(await findByRole('button', { name: 'Hernoem Kantoren' }));
  await user.clear(getByRole('textbox', { name: 'Hernoem Kantoren' }));
  await user.type(getByRole('textbox', { name: 'Hernoem Kantoren' }), 'Zuidas{Enter}');
  await user.click(await findByRole('checkbox', { name: 'Deel met collega’s' }));
  await waitFor(() => expect(kept).toMatchObject([{ name: 'Zuidas', shared: true }]));
  await user.click(await findByRole('button', { name: 'Verwijder Zuidas' }));
  expect(await findByText('Zuidas is verwijderd.')).toBeVisible();
  expect(kept).toEqual([]);
  await user.click(getByRole('button', { name: 'Zet terug' }));
  await entry('Zuidas');
});

test('what this browser kept is taken over once; what the service did not get stays for the next time', async () => {
  const key = 'locator-searches:u';
  const local = [
    { name: 'Kantoren', query: 'fn=winkel' },
    { name: 'Winkels', query: 'fn=winkel' },
    { name: 'Woningen', query: 'fn=woon' },
  ];
  localStorage.setItem(key, JSON.stringify(local));
  const answer = ({ name, body }: Call) => {
    if (name.startsWith('POST /portfolio/saved') && (body as { name: string }).name === 'Woningen')
      throw new Refusal('unavailable');
  };
  const { kept } = await openLocator('/locator', { kept: [{ ...offices }], answer });
  await entry('Winkels');
  expect(kept.map(({ name, address }) => [name, address])).toEqual([
    ['Kantoren', 'fn=kantoor'],
    ['Winkels', 'fn=winkel'],
  ]);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([{ name: 'Woningen', query: 'fn=woon' }]);
});

test('searches stay in the list when the service fails; another tab that changes them is followed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let failing = false;
  const answer = ({ name }: Call) => {
    if (failing && name === 'GET /portfolio/saved-searches') throw new Refusal('internal');
  };
  const { user, kept } = await openLocator('/locator', { kept: [{ ...offices }], answer });
  await entry('Kantoren');
  const changeElsewhere = (stamp: string) => {
    localStorage.setItem('saved-searches-changed', stamp);
    dispatchEvent(new StorageEvent('storage', { key: 'saved-searches-changed' }));
  };
  failing = true;
  act(() => changeElsewhere('1'));
  await screen.findByText(/konden niet worden opgehaald/);
  await entry('Kantoren');
  failing = false;
  kept.push({
    ...offices,
    id: '7b1d6e0e-5a4f-4f0a-9d5f-000000000009',
    name: 'Van een collega',
    owner: { userId: 'v', name: 'Bo' },
  });
  await choose(user, 'De bewaarde zoekopdrachten konden niet worden opgehaald');
  await entry('Van een collega (van Bo)');
});
