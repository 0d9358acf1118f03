import { setTileBase } from '@kavel/auth';
import type { CatalogueStatus } from '@kavel/contracts';
import { startI18n } from '@kavel/i18n';
import { createQueryClient, QueryClientProvider } from '@kavel/query';
import { KavelProvider, startColourMode } from '@kavel/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMapEngine, type MapEvents } from '../engine/map-engine';
import { baseLayers, type LayerDefinition, pointsLayer, resultLayer } from '../layers';
import type { MapHit, MapPoint } from '../model/points';
import { MapView, type MapViewProps } from './map-view';

jest.mock('../engine/map-engine', () => ({ createMapEngine: jest.fn() }));

const status: CatalogueStatus = {
  snapshot: 'snap-1',
  createdAt: '2026-11-20T08:00:00Z',
  objects: 30_206,
  panden: 20_672,
  transactions: 0,
  buurten: 41,
  bounds: [5.2, 52.2, 6, 52.6],
  datasets: [
    {
      name: 'Apeldoorn',
      bounds: [5.97, 52.23, 6, 52.25],
      focus: [5.98, 52.24],
      objects: 490,
      fictional: false,
    },
    {
      name: 'Kavelstede',
      bounds: [5.22, 52.56, 5.28, 52.6],
      focus: [5.24, 52.58],
      objects: 29_716,
      fictional: true,
    },
  ],
};
const points: MapPoint[] = [
  { id: 'a', lon: 5.98, lat: 52.24, label: 'Aruba 4', energielabel: 'C' },
  { id: 'b', lon: 5.99, lat: 52.245, label: 'Vlijtseweg 86', energielabel: null },
];

const pointed = pointsLayer({ points });
const hitOf = (id: string, label: string | null = null): MapHit => ({ layer: 'points', id, label });

// Whole components render slowly in jsdom on a busy machine.
jest.setTimeout(20_000);

/** Every created fake engine, with its recorded calls. */
const engines: { events: () => MapEvents; told: Record<string, jest.Mock> }[] = [];

beforeEach(() => {
  engines.length = 0;
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    fetch: async () => ({ ok: true, status: 200, json: async () => ({ result: status }) }) as Response,
  });
  Object.assign(HTMLElement.prototype, { showPopover() {} });
  startI18n();
  startColourMode();
  jest.mocked(createMapEngine).mockImplementation((_target, events) => {
    const verbs = [
      'setLayers',
      'setSelection',
      'reveal',
      'goTo',
      'setInsets',
      'zoomBy',
      'retryTiles',
      'dispose',
    ];
    const told = Object.fromEntries(verbs.map(verb => [verb, jest.fn()]));
    engines.push({ events, told });
    return told as unknown as ReturnType<typeof createMapEngine>;
  });
});

const base = baseLayers();

async function open(props: Partial<MapViewProps> = {}) {
  const tree = (changed: Partial<MapViewProps>) => (
    <StrictMode>
      <KavelProvider nonce={undefined}>
        <QueryClientProvider client={client}>
          <MapView label="Kaart van de eenheden" layers={base} {...props} {...changed} />
        </QueryClientProvider>
      </KavelProvider>
    </StrictMode>
  );
  const client = createQueryClient();
  const rendered = await act(async () => render(tree({})));
  const live = () => engines[engines.length - 1] ?? { events: () => ({}) as MapEvents, told: {} };
  await waitFor(() =>
    expect(live().told.setLayers?.mock.lastCall?.[1]?.catalogueTiles).toMatch(/\?v=snap-1$/),
  );
  return {
    told: (verb: string) => live().told[verb]?.mock.calls.map(call => call[0]) ?? [],
    scenes: () => live().told.setLayers?.mock.calls.map(call => call[1]) ?? [],
    say: (speak: (events: MapEvents) => void) => act(async () => speak(live().events())),
    change: (changed: Partial<MapViewProps>) => act(async () => rendered.rerender(tree(changed))),
    unmount: () => rendered.unmount(),
  };
}

test('leaves no engine behind, also under StrictMode', async () => {
  const { unmount } = await open();
  expect(engines).toHaveLength(2);
  expect(engines[0]?.told.dispose).toHaveBeenCalledTimes(1);
  expect(engines[1]?.told.dispose).not.toHaveBeenCalled();
  unmount();
  expect(engines[1]?.told.dispose).toHaveBeenCalledTimes(1);
});

test('draws the tiles of the snapshot, and opens at the largest data set', async () => {
  const { told, scenes } = await open();
  expect(told('setLayers').at(-1)).toBe(base);
  expect(scenes().map(({ catalogueTiles }) => catalogueTiles)).toEqual([
    null,
    '/api/real-estate-data/tiles/kavel/{z}/{x}/{y}.mvt?v=snap-1',
  ]);
  expect(told('goTo')).toEqual([
    { kind: 'home', bounds: [5.22, 52.56, 5.28, 52.6], focus: { lon: 5.24, lat: 52.58 } },
  ]);
});

test('tiles come from the configured base address', async () => {
  setTileBase('https://tiles.example/kavel');
  const { scenes } = await open();
  expect(scenes().at(-1).catalogueTiles).toBe('https://tiles.example/kavel/{z}/{x}/{y}.mvt?v=snap-1');
  setTileBase(undefined);
});

test('shows the whole of the largest data set for `everything`', async () => {
  const { told } = await open({ view: { kind: 'everything' } });
  expect(told('goTo')).toEqual([{ kind: 'bounds', bounds: [5.22, 52.56, 5.28, 52.6] }]);
});

test('shows all points, and moves only when the target changes', async () => {
  const { told, change } = await open({ layers: [pointed] });
  const fitted = { kind: 'bounds', bounds: [5.98, 52.24, 5.99, 52.245] };
  expect(told('goTo').at(-1)).toEqual(fitted);
  const before = told('goTo').length;
  await change({ layers: [pointsLayer({ points: [...points] })], selectedId: 'a' });
  expect(told('goTo')).toHaveLength(before);
  expect(told('reveal')).toEqual(['a']);
  await change({ view: { kind: 'place', lon: 5.98, lat: 52.24 } });
  expect(told('goTo')).toHaveLength(before + 1);
});

test('another light preset or theme restyles the layers and keeps the engine', async () => {
  const { scenes, change } = await open({ preset: 'day' });
  await change({ preset: 'night', theme: 'faded' });
  expect(scenes().at(-2).look).toMatchObject({ mode: 'light', preset: 'day', theme: 'default' });
  expect(scenes().at(-1).look).toMatchObject({ mode: 'light', preset: 'night', theme: 'faded' });
  expect(engines).toHaveLength(2);
});

test('reports clicks and hovers to the page, once', async () => {
  const onSelect = jest.fn();
  const onHover = jest.fn();
  const { say } = await open({ layers: [pointed], onSelect, onHover });
  const at = { lon: 5.9, lat: 52.2 };
  await say(events => events.onClick(hitOf('a'), at));
  await say(events => events.onClick(null, at));
  expect(onSelect.mock.calls).toEqual([
    [hitOf('a'), at],
    [null, at],
  ]);
  await say(events => events.onHover({ hit: hitOf('b', 'Vlijtseweg 86'), x: 10, y: 10 }));
  await say(events => events.onHover({ hit: hitOf('b', 'Vlijtseweg 86'), x: 12, y: 10 }));
  expect(screen.getByText('Vlijtseweg 86')).toBeInTheDocument();
  await say(events => events.onHover(null));
  expect(onHover.mock.calls).toEqual([[hitOf('b', 'Vlijtseweg 86')], [null]]);
  expect(screen.queryByText('Vlijtseweg 86')).toBeNull();
});

test('can be operated by labelled buttons', async () => {
  const user = userEvent.setup();
  const { told } = await open({ layers: [pointed] });
  await user.click(screen.getByRole('button', { name: 'Inzoomen' }));
  await user.click(screen.getByRole('button', { name: 'Uitzoomen' }));
  expect(told('zoomBy')).toEqual([1, -1]);
  await user.click(screen.getByRole('button', { name: 'Alles in beeld' }));
  expect(told('goTo').at(-1)).toMatchObject({ kind: 'bounds' });
  expect(screen.getByRole('application', { name: 'Kaart van de eenheden' })).toHaveAccessibleDescription(
    /Pijltjestoetsen/,
  );
});

test('attributes the registers in view, marks fictional data, and has a scale', async () => {
  const { say } = await open();
  const camera = { lon: 5.98, lat: 52.22, zoom: 14 };
  await say(events => events.onView({ camera, bounds: [5.97, 52.23, 5.99, 52.24] }));
  expect(screen.getByText(/Kadaster \(BAG\)/)).toBeVisible();
  expect(screen.queryByText('fictieve gegevens')).toBeNull();
  expect(screen.getByRole('img', { name: 'Schaal: 200 m' })).toBeVisible();
  await say(events => events.onView({ camera, bounds: [5.23, 52.57, 5.24, 52.58] }));
  expect(screen.getByText('fictieve gegevens')).toBeVisible();
});

test('the legend matches what is drawn: labels of points, density when zoomed out', async () => {
  const coloured = baseLayers({ colourBy: 'label' });
  const { say, change } = await open({ layers: [pointsLayer({ points, colourBy: 'label' }), ...coloured] });
  const bounds = [5, 52, 6, 53] as const;
  await say(events => events.onView({ camera: { lon: 5.5, lat: 52.5, zoom: 12 }, bounds }));
  expect(screen.getAllByText('≥ A++').length).toBeGreaterThan(0);
  expect(screen.queryByText(/dichtheid/)).toBeNull();
  await change({ layers: coloured });
  expect(screen.queryByText('≥ A++')).toBeNull();
  expect(screen.getAllByText(/dichtheid/).length).toBeGreaterThan(0);
});

test('legends about different things are side by side, and attributions are unique', async () => {
  const own = (key: string): LayerDefinition => ({
    key,
    order: 45,
    source: { kind: 'raster', url: `/${key}/{z}/{x}/{y}.png` },
    legend: () => ({ title: `Uitleg ${key}`, entries: [] }),
    attribution: 'RIVM',
  });
  const layers = [own('geluid'), resultLayer({ tiles: '/result' }), own('lucht')];
  const { say } = await open({ layers });
  const bounds = [4, 51, 4.1, 51.1] as const;
  await say(events => events.onView({ camera: { lon: 4, lat: 51, zoom: 15 }, bounds }));
  for (const title of ['Uitleg geluid', 'Energielabel', 'Uitleg lucht']) {
    expect(screen.getAllByText(title).length).toBeGreaterThan(0);
  }
  expect(screen.getByText('RIVM')).toBeVisible();
});

test('shows an error when the map cannot be loaded, and retries', async () => {
  const user = userEvent.setup();
  const { told, say } = await open();
  await say(events => events.onTilesFailing(true));
  expect(screen.getByRole('alert')).toHaveTextContent(/kan nu niet geladen worden/);
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(told('retryTiles')).toHaveLength(1);
  await say(events => events.onTilesFailing(false));
  expect(screen.queryByRole('alert')).toBeNull();
});
