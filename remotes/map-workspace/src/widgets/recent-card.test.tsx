import { rememberAddress } from '@kavel/api-client/recent-addresses';
import type { SavedSearch } from '@kavel/contracts/saved-searches';
import { fakeServer, openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import RecentCard from './recent-card';

const card = { page: <RecentCard title="Onlangs bekeken" />, route: '/start', address: '/start' };
const search = (n: number, changes: Partial<SavedSearch>): SavedSearch => ({
  id: `7a1b3c5d-0000-4000-8000-00000000000${n}`,
  kind: 'locator',
  name: `Zoekvraag ${n}`,
  address: 'fn=kantoor',
  watchable: true,
  watched: false,
  shared: false,
  owner: { userId: '7a1b3c5d-0000-4000-8000-000000000099', name: 'Marieke' },
  seen: null,
  problem: null,
  updatedAt: `2026-11-0${n}T09:00:00.000Z`,
  ...changes,
});

afterEach(() => localStorage.clear());

test('shows the addresses that were opened, each linking to the map', async () => {
  await openPage(card);
  expect(screen.getByText(/Nog geen adressen bekeken/)).toBeVisible();
  rememberAddress({ objectId: '9999010000000001', address: 'Grote Markt 3, 8950 AA Kavelstede' });
  expect(await screen.findByRole('link', { name: /Grote Markt 3/ })).toHaveAttribute(
    'href',
    '/search?object=9999010000000001',
  );
});

test('shows the searches that were kept last, and remembers that they were shown', async () => {
  fakeServer({
    'GET /portfolio/saved-searches': () => [
      search(1, {}),
      search(2, { kind: 'market', address: 'area=GM9999', seen: { at: '2026-11-02T09:00:00Z', count: 12 } }),
    ],
  });
  const { user, unmount } = await openPage(card);
  await user.click(screen.getByRole('radio', { name: 'Zoekvragen' }));
  const links = await screen.findAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/market?area=GM9999',
    '/locator?fn=kantoor',
  ]);
  expect(screen.getByText(/Markt · 12 resultaten/)).toBeVisible();
  unmount();
  await openPage(card);
  expect(screen.getByRole('radio', { name: 'Zoekvragen' })).toBeChecked();
});
