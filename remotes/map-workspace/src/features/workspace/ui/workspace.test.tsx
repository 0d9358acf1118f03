/** @jest-environment-options {"url": "https://kavel.test/search"} */
import { session } from '@kavel/auth';
import type { PermissionKey } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { pointsLayer } from '@kavel/map/layers';
import { List } from '@kavel/ui/icons';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { FeatureDetail, WorkspaceFeature, WorkspaceProps } from '../../../common/workspace-feature';
import { openWorkspace } from '../../../testing/open-workspace';
import { followWidth, resizeTo } from '../../../testing/window-width';
import { changeSettings } from '../../map-layers';
import { Workspace } from './workspace';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../../testing/fake-map') }));

// Whole pages are slow to draw in jsdom where the machine is busy.
jest.setTimeout(20_000);
beforeEach(() => localStorage.clear());
afterEach(() =>
  act(async () => {
    session.signOut();
    bus.publish('unit-selected', { objectId: null, portfolioId: null });
  }),
);

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
  return (
    <>
      <p>noise by area</p>
      <input aria-label="note" />
    </>
  );
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

function PortfolioOnMap({ draw, portfolioId }: WorkspaceProps) {
  useEffect(() => draw(portfolioId ? { layers: [], missing: 'Drawn portfolio' } : null), [draw, portfolioId]);
  return null;
}

const features = [
  featureOf('sales', { Panel: SalesPanel, permission: ['auth.vesteda', 'auth.locator'] }),
  featureOf('noise', { Panel: NoisePanel, details: { noise: noiseDetail } }),
  featureOf('travel', { Toggle: TravelToggle }),
  featureOf('train', {
    Toggle: () => null,
    permission: ['auth.vesteda'],
    isOnIn: query => query.has('travel'),
  }),
  featureOf('portfolio', { Layers: PortfolioOnMap }),
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

test('what was typed in a panel stays when a phone is turned, and when a detail covers it', async () => {
  followWidth();
  const { user, query } = await open('/search?panel=noise');
  const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'note' });
  await user.type(note(), 'loud');
  const typed = note();
  await resizeTo(390);
  const sheet = await screen.findByRole('complementary', { name: 'noise' });
  expect(within(sheet).getByRole('textbox', { name: 'note' })).toBe(typed);
  await user.type(note(), 'er');
  await user.click(screen.getByRole('button', { name: 'point of noise' }));
  expect(screen.queryByRole('textbox', { name: 'note' })).toBeNull();
  await resizeTo(1440);
  expect(note()).toBe(typed);
  expect(note()).toHaveValue('louder');
  await resizeTo(390);
  await user.click(await screen.findByRole('button', { name: 'noise area' }));
  await user.click(
    within(screen.getByRole('complementary', { name: 'noise' })).getByRole('button', { name: 'Sluiten' }),
  );
  expect(query().has('panel')).toBe(false);
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

test('a link that shows several things without a right to them names each', async () => {
  const parts = '/search?panel=sales&travel=on&portfolio=6f1f3f0e-9a43-4a52-8d1b-0d8f3f5b6a11';
  await open(parts, ['auth.sustainability-score']);
  expect(await screen.findByText(/toont ook ‘sales’, ‘train’, ‘Drawn portfolio’\./)).toBeVisible();
});

test('a step back keeps the settings of the map that the user chose since', async () => {
  const { user, query, map } = await open('/search?panel=sales&map=default');
  await user.click(screen.getByRole('button', { name: 'dearest sale' }));
  act(() => changeSettings({ preset: 'night' }));
  expect(query().get('map')).toBe('preset-night');
  act(() => history.back());
  await waitFor(() => expect(query().has('object')).toBe(false));
  await waitFor(() => expect(query().get('map')).toBe('preset-night'));
  expect(map).toHaveAttribute('data-preset', 'night');
});

test('each user of a device starts where that user left', async () => {
  const first = await open('/search?panel=sales');
  await first.user.click(screen.getByRole('button', { name: 'noise' }));
  const { userId } = session.state().user ?? {};
  expect(localStorage.getItem(`map-workspace:${userId}`)).toContain('panel=noise');
  expect(localStorage.getItem('map-workspace')).toBeNull();
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
