/** @jest-environment-options {"url": "https://kavel.test/search"} */
import type { WorkArea } from '@kavel/contracts/work-areas';
import { screen, waitFor } from '@testing-library/react';
import { portfolioId } from '../../../testing/data';
import { openWorkspace } from '../../../testing/open-workspace';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../../testing/fake-map') }));

const area: WorkArea = {
  id: '7c1a2f0e-6a55-4f0f-9d2c-000000000001',
  name: 'Elders',
  outline: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [4, 51],
          [4.1, 51],
          [4.1, 51.1],
          [4, 51],
        ],
      ],
    ],
  },
  source: 'drawn',
  codes: [],
  deliveryId: null,
  revision: 1,
  updatedAt: '2026-11-23T10:00:00Z',
};
const permissions = ['auth.unrestricted-access-general', 'auth.portfolio-hub'] as const;
const open = (areas: readonly WorkArea[], address: string) =>
  openWorkspace(address, call => (call === '/work-areas' ? { result: areas } : null), permissions);
const button = () => screen.findByRole('button', { name: 'Werkgebied' });

beforeEach(() => localStorage.clear());

test('dims what lies outside and leaves it out of the list of units; the link has it', async () => {
  const { user, map, query } = await open([area], `/search?panel=portfolio&portfolio=${portfolioId}`);
  expect(await screen.findByText('2 eenheden')).toBeVisible();
  await user.click(await button());
  expect(query().get('work')).toBe('on');
  await waitFor(() => expect(map.dataset.layers).toContain('outside-work-area'));
  expect(await screen.findByText('0 eenheden')).toBeVisible();
  await user.click(await button());
  await waitFor(() => expect(map.dataset.layers).not.toContain('outside-work-area'));
  expect(screen.getByText('2 eenheden')).toBeVisible();
});

test('is off again where there is no work area', async () => {
  const { user, query } = await open([], '/search');
  await user.click(await button());
  await waitFor(() => expect(query().has('work')).toBe(false));
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
});
