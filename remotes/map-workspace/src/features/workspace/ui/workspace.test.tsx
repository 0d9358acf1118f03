/** @jest-environment-options {"url": "https://kavel.test/search"} */
import { session } from '@kavel/auth';
import type { PermissionKey } from '@kavel/contracts';
import { pointsLayer } from '@kavel/map/layers';
import { List } from '@kavel/ui/icons';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { FeatureDetail, WorkspaceFeature, WorkspaceProps } from '../../../common/workspace-feature';
import { openWorkspace } from '../../../testing/open-workspace';
import { Workspace } from './workspace';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../../testing/fake-map') }));

// Whole pages are slow to draw in jsdom where the machine is busy.
jest.setTimeout(20_000);
beforeEach(() => localStorage.clear());
afterEach(() => act(async () => session.signOut()));

const layersOf = (key: string) => [
  pointsLayer({ key, points: [{ id: key, lon: 5, lat: 52, label: `of ${key}` }] }),
];

function useDrawn(draw: WorkspaceProps['draw'], key: string, on = true): void {
  useEffect(() => draw(on ? { layers: layersOf(key) } : null), [draw, key, on]);
}

function featureOf(key: string, parts: Partial<WorkspaceFeature>): WorkspaceFeature {
  return { key, permission: null, label: () => key, icon: List, ...parts };
}

function SalesPanel({ draw, select }: WorkspaceProps) {
  useDrawn(draw, 'sales');
  return (
    <button type="button" onClick={() => select('0200010000130338')}>
      dearest sale
    </button>
  );
}

function NoisePanel({ draw, choose }: WorkspaceProps) {
  useEffect(() => {
    const hear = ({ id }: { id: string }) => choose({ layer: 'noise', id: `${id} area` });
    draw({ layers: layersOf('noise'), onHit: { noise: hear } });
  }, [draw, choose]);
  return <p>noise by area</p>;
}

const noiseDetail: FeatureDetail = {
  label: () => 'Noise here',
  Detail: ({ id, onClose }) => (
    <button type="button" onClick={onClose}>
      {id}
    </button>
  ),
};

function TravelToggle({ draw }: WorkspaceProps) {
  const [on, setOn] = useState(false);
  useDrawn(draw, 'travel', on);
  return (
    <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
      travel time
    </button>
  );
}

const features = [
  featureOf('sales', { Panel: SalesPanel, permission: ['auth.vesteda', 'auth.locator'] }),
  featureOf('noise', { Panel: NoisePanel, details: { noise: noiseDetail } }),
  featureOf('travel', { Toggle: TravelToggle }),
];

async function open(address: string, permissions: readonly PermissionKey[] | null = ['auth.locator']) {
  const opened = await openWorkspace(address, undefined, permissions, <Workspace features={features} />);
  return { ...opened, drawn: () => opened.map.dataset.layers?.split(' ').slice(0, -5) };
}

test('panels exclude each other, and what one drew goes with it; toggles are independent of them', async () => {
  const { user, drawn, query } = await open('/search?panel=sales');
  await waitFor(() => expect(drawn()).toEqual(['sales']));
  await user.click(screen.getByRole('button', { name: 'travel time' }));
  expect(drawn()).toEqual(['sales', 'travel']);
  await user.click(screen.getByRole('button', { name: 'noise' }));
  expect(screen.getByText('noise by area')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'dearest sale' })).toBeNull();
  expect(query().get('panel')).toBe('noise');
  expect(drawn()).toEqual(['noise', 'travel']);
  await user.click(screen.getByRole('button', { name: 'noise' }));
  expect(query().has('panel')).toBe(false);
  expect(drawn()).toEqual(['travel']);
});

test('a panel reaches the workspace by its props: what it selects opens and is in the link', async () => {
  const { user, query } = await open('/search?panel=sales');
  await user.click(screen.getByRole('button', { name: 'dearest sale' }));
  expect(query().get('object')).toBe('0200010000130338');
  expect(await screen.findByRole('complementary', { name: 'Gekozen adres' })).toBeVisible();
});

test('one of the keys of a feature is enough, without any it is not offered', async () => {
  const { drawn } = await open('/search?panel=sales', null);
  expect(screen.queryByRole('button', { name: 'sales' })).toBeNull();
  expect(screen.getByRole('button', { name: 'noise' })).toBeVisible();
  expect(drawn()).toEqual([]);
});

test('a link to a panel without a right to it says what is missing, and shows the rest', async () => {
  const { user, query } = await open('/search?panel=sales&object=0200010000130338', ['auth.portfolio-hub']);
  expect(await screen.findByText(/toont ook ‘sales’. Daarvoor hebt u geen toegang/)).toBeVisible();
  expect(await screen.findByRole('complementary', { name: 'Gekozen adres' })).toBeVisible();
  expect(query().get('panel')).toBe('sales');
  await user.click(screen.getByRole('button', { name: 'noise' }));
  expect(screen.queryByText(/toont ook/)).toBeNull();
});

test('a visitor is offered to sign in for what a link names', async () => {
  await open('/search?panel=sales', null);
  const link = await screen.findByRole('link', { name: 'Inloggen' });
  expect(link.getAttribute('href')).toContain(`/login?returnTo=${encodeURIComponent('/search?panel=sales')}`);
});

test('a panel of the last visit that is not allowed any more is passed over in silence', async () => {
  localStorage.setItem('map-workspace', 'panel=sales');
  const { map } = await open('/search', null);
  expect(map).toBeVisible();
  expect(screen.queryByText(/toont ook/)).toBeNull();
});

test('a layer answers its own clicks, and its feature shows what was chosen, from the link too', async () => {
  const { user, query } = await open('/search?panel=noise');
  await user.click(await screen.findByRole('button', { name: 'point of noise' }));
  expect(query().get('chosen')).toBe('noise:noise area');
  const detail = await screen.findByRole('complementary', { name: 'Noise here' });
  await user.click(within(detail).getByRole('button', { name: 'noise area' }));
  expect(query().has('chosen')).toBe(false);
  expect(screen.queryByRole('complementary', { name: 'Noise here' })).toBeNull();
});

test('what a link names of a layer that the user may not see does not open', async () => {
  const { query } = await open('/search?chosen=games:1');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(query().get('chosen')).toBe('games:1');
});
