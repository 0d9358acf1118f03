import type { LayerFigure, LayerOverview, LayersAt, OwnLayer } from '@kavel/contracts/layers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, openWorkspace } from '../testing/open-workspace';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

jest.setTimeout(20_000);
beforeEach(() => localStorage.clear());

const source = { name: 'bron.gml', date: '2026-11-20', fictional: false };
const overview: LayerOverview = {
  snapshot: 's1',
  layers: [
    { layer: 'zoning', classes: [{ key: 'groen', count: 3 }], sources: [source] },
    { layer: 'label', classes: [{ key: 'A', count: 12 }], sources: [source] },
    {
      layer: 'year',
      classes: [
        { key: '0', count: 4 },
        { key: '1960', count: 1_250 },
        { key: '2015', count: 6 },
      ],
      sources: [source],
    },
    { layer: 'woz', classes: [], sources: [{ ...source, name: 'woz.csv' }] },
    { layer: 'surroundings', classes: [], sources: [] },
    { layer: 'roof', classes: [], sources: [] },
  ],
  figures: [
    { figure: 'wozValue', year: 2023, basis: 'buurt', source: 'woz', fictional: false },
    { figure: 'no2', year: 2016, basis: 'pc4', source: 'milieu', fictional: false },
    { figure: 'noise', year: 2016, basis: 'pc4', source: 'milieu', fictional: false },
  ],
};
const figure = (name: LayerFigure['figure']): LayerFigure => ({
  figure: name,
  year: name === 'wozValue' ? 2023 : 2016,
  basis: name === 'wozValue' ? 'buurt' : 'pc4',
  source: name === 'wozValue' ? 'woz' : 'milieu',
  fictional: false,
  codes: ['BU00010000', 'BU00010001', 'BU00010002'],
  names: ['Centrum', 'Oost', 'Haven'],
  values: name === 'wozValue' ? [310_000, 520_000, null] : [18.2, 9.1, null],
});
const here: LayersAt = {
  zoning: { bestemming: 'groen', naam: 'Groen - 1', plan: null },
  pand: { pandId: '0200100000000001', bouwjaar: 1961, energielabel: 'C', roof: null },
  buurt: { code: 'BU00010000', naam: 'Centrum', figures: [{ figure: 'no2', year: 2016, value: 18.2 }] },
};

function answer(call: string): Answer | null {
  if (call === '/layers') return { result: overview };
  if (call.startsWith('/layers/at')) return { result: here };
  if (call.startsWith('/layers/year/counts?'))
    return { result: { classes: [{ key: '1960', count: 1_250 }] } };
  if (call.startsWith('/layers/zoning/counts?')) return { result: { classes: [] } };
  if (call.startsWith('/layers/buurten?')) return { result: { codes: ['BU00010001', 'BU00010002'] } };
  const [, name] = call.match(/^\/layers\/figures\/(\w+)$/) ?? [];
  return name ? { result: figure(name as LayerFigure['figure']) } : null;
}

const names = ['Bestemming', 'Energielabel', 'Bouwjaar', 'WOZ-waarde per buurt', 'Omgeving', 'Dak en zon'];

async function rowsOf(layer: string) {
  const legend = await screen.findByRole('list', { name: `Legenda: ${layer}` });
  return within(legend)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('six layers, all off; names of amenities are on, and go with their switch', async () => {
  const { map, user } = await openWorkspace('/search?panel=layers', answer);
  const layers = await screen.findByRole('region', { name: 'Kaartlagen' });
  for (const [at, name] of names.entries())
    expect(await within(layers).findByRole('checkbox', { name: `${at + 1}. ${name}` })).not.toBeChecked();
  expect(map.dataset.layers).not.toContain('layer-');
  await user.keyboard('{Shift}');
  await waitFor(() => expect(map.dataset.layers).toContain('layer-poi'));
  await user.click(screen.getByRole('checkbox', { name: /Namen van stations/ }));
  await waitFor(() => expect(map.dataset.layers).not.toContain('layer-poi'));
});

test('a first visit asks nothing of the layers; names of amenities come when the user does anything', async () => {
  const { calls, map, user } = await openWorkspace('/search', answer);
  await screen.findByRole('button', { name: 'come to rest' });
  expect(calls.filter(call => call.startsWith('/layers'))).toEqual([]);
  await user.keyboard('{Shift}');
  await waitFor(() => expect(map.dataset.layers).toContain('layer-poi'));
});

test('a layer has a legend with counts of the view, source and date; its switch and opacity stand in the address', async () => {
  const { calls, map, query, user } = await openWorkspace('/search?panel=layers', answer);
  await user.click(await screen.findByRole('checkbox', { name: '3. Bouwjaar' }));
  expect(await rowsOf('Bouwjaar')).toEqual(['vóór 1900 –', '1960 – 1974 –', '≥ 2015 –']);
  await user.click(screen.getByRole('button', { name: 'come to rest' }));
  await waitFor(async () =>
    expect(await rowsOf('Bouwjaar')).toEqual(['vóór 1900 0', '1960 – 1974 1.250', '≥ 2015 0']),
  );
  expect(calls).toContain('/layers/year/counts?west=5.2&south=52.5&east=5.4&north=52.7');
  expect(screen.getByText(/^Aantal panden in dit beeld/)).toBeVisible();
  expect(screen.getByText(/Bron: bron\.gml \(20 nov(\.|ember)? 2026\)/)).toBeVisible();
  await waitFor(() => expect(map.dataset.layers).toContain('layer-year'));
  expect(query().get('layers')).toBe('year');
  expect(localStorage.getItem('map-settings')).toContain('layer=3');
  await user.click(screen.getByRole('checkbox', { name: '3. Bouwjaar' }));
  await waitFor(() => expect(query().has('layers')).toBe(false));
  expect(map.dataset.layers).not.toContain('layer-year');
});

test('a link shows figures of buurten by class, with those that have none, and another figure of the surroundings', async () => {
  const { map, query, user } = await openWorkspace('/search?panel=layers&layers=woz-40_surroundings', answer);
  const woz = await screen.findByRole('list', { name: 'Legenda: WOZ-waarde per buurt' });
  await waitFor(() => expect(within(woz).getByText('geen cijfer')).toBeVisible());
  expect(screen.getByText('Dekking: 40 %')).toBeVisible();
  expect(screen.getByText(/cijfers van 2023/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Wat de kaart toont'), 'Stikstofdioxide (NO₂)');
  expect(query().get('around')).toBe('no2');
  expect(await screen.findByText(/naar viercijferige postcode/)).toBeVisible();
  await waitFor(() => expect(map.dataset.layers).toContain('layer-surroundings'));
});

test('buurten are counted by class in the view; a view without a layer says so', async () => {
  const { user } = await openWorkspace('/search?panel=layers&layers=woz_zoning', answer);
  await user.click(await screen.findByRole('button', { name: 'come to rest' }));
  await waitFor(async () =>
    expect((await rowsOf('WOZ-waarde per buurt')).map(text => text?.at(-1))).toEqual([
      '0',
      '0',
      '0',
      '0',
      '1',
      '1',
    ]),
  );
  expect(await screen.findByText(/^Van deze laag is er niets in dit beeld/)).toBeVisible();
});

test('what could not be loaded is said: a figure, and the counts of a view', async () => {
  const failing = (call: string): Answer | null =>
    call === '/layers/figures/wozValue' || call.startsWith('/layers/year/counts')
      ? { refusal: 'not-found' }
      : answer(call);
  const { user } = await openWorkspace('/search?panel=layers&layers=woz_year', failing);
  await user.click(await screen.findByRole('button', { name: 'come to rest' }));
  expect(await screen.findByText('De lagen konden niet worden geladen.')).toBeVisible();
  expect(await screen.findByText('De aantallen van dit beeld konden niet worden geladen.')).toBeVisible();
});

test('a figure of the surroundings that was not imported gives way to one that was', async () => {
  const { map } = await openWorkspace('/search?panel=layers&layers=surroundings&around=pm10', answer);
  expect(await screen.findByLabelText('Wat de kaart toont')).toHaveValue('noise');
  await waitFor(() => expect(map.dataset.layers).toContain('layer-surroundings'));
});

test('a layer without data says how it comes, and is not drawn', async () => {
  await openWorkspace('/search?panel=layers&layers=roof', answer);
  expect(await screen.findByText(/npm run data -- import roofs/)).toBeVisible();
});

test('what was clicked opens with figure, source and year, also from a link', async () => {
  await openWorkspace('/search?layers=woz&chosen=layer:woz:BU00010001', answer);
  const panel = await screen.findByRole('complementary', { name: 'Lagen' });
  expect(await within(panel).findByText('Oost')).toBeVisible();
  expect(within(panel).getByText(/Gemiddelde WOZ-waarde: €.520\.000/)).toBeVisible();
  expect(within(panel).getByText(/Bron: woz, cijfers van 2023/)).toBeVisible();
});

test('without a pointer the middle of the map tells the same', async () => {
  const { user } = await openWorkspace('/search?panel=layers&lon=5&lat=52&z=15', answer);
  await user.click(await screen.findByRole('button', { name: 'Waarden in het midden van de kaart' }));
  expect(await screen.findByText('Groen - 1 (Groen)')).toBeVisible();
  expect(screen.getByText('18,2 µg/m³ (Centrum)')).toBeVisible();
});

const own: OwnLayer = {
  id: '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a01',
  name: 'overstroming',
  fileName: 'overstroming.geojson',
  features: 1,
  skipped: 2,
  crs: 'rd',
  bounds: [4, 51, 5, 52],
  createdAt: '2026-11-23T12:00:00Z',
  userName: 'Anna',
};
const shape = {
  type: 'Feature',
  properties: { naam: 'Haven', diepte: '1,2 m' },
  geometry: { type: 'Point', coordinates: [4.5, 51.5] },
};
const file = new File(['{}'], 'overstroming.geojson', { type: 'application/geo+json' });
// jsdom has no such method.
file.arrayBuffer = async () => new Uint8Array([0x7b, 0x7d]).buffer;
const members = ['auth.unrestricted-access-general'] as const;

test('a visitor is offered no own layers', async () => {
  await openWorkspace('/search?panel=layers', answer);
  await screen.findByRole('checkbox', { name: '1. Bestemming' });
  expect(screen.queryByLabelText('Bestand toevoegen')).toBeNull();
});

test('a link with an own layer says so to who may not see it', async () => {
  const { user } = await openWorkspace(`/search?panel=layers&own=${own.id}`, answer);
  expect(await screen.findByText(/toont ook ‘Eigen lagen’/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: '1. Bestemming' }));
  expect(screen.getByText(/toont ook ‘Eigen lagen’/)).toBeVisible();
});

test('an own layer that was removed is named by a link to it', async () => {
  await openWorkspace(`/search?own=${own.id}&panel=layers`, answer, members);
  expect(await screen.findByText(/toont ook ‘Eigen lagen’/)).toBeVisible();
});

test('an own file is added, drawn, in the address, renamed, removed and restored', async () => {
  let stored: OwnLayer[] = [];
  const owning = (call: string, body: unknown): Answer | null => {
    if (call === '/own-layers') return { result: stored };
    if (call === 'POST /own-layers') {
      expect(body).toEqual({ name: 'overstroming', fileName: 'overstroming.geojson', content: 'e30=' });
      stored = [own];
      return { result: { layer: own, problem: null } };
    }
    if (call === `/own-layers/${own.id}/features`)
      return { result: { type: 'FeatureCollection', features: [shape] } };
    if (call === `PUT /own-layers/${own.id}`) {
      stored = stored.map(layer => ({ ...layer, ...(body as { name: string }) }));
      return { result: stored[0] };
    }
    if (call === `POST /own-layers/${own.id}/restore`) {
      stored = [own];
      return { result: own };
    }
    if (call === `DELETE /own-layers/${own.id}`) {
      stored = [];
      return { result: null };
    }
    return answer(call);
  };
  const { map, query, toasts, user, view } = await openWorkspace('/search?panel=layers', owning, members);
  expect(await screen.findByText(/Nog geen eigen lagen/)).toBeVisible();
  await user.upload(screen.getByLabelText('Bestand toevoegen'), file);
  expect(await screen.findByRole('checkbox', { name: 'overstroming' })).toBeChecked();
  expect(screen.getByText(/^1 vlak, lijn of punt uit .* als RD New\. 2 zonder vorm/)).toBeVisible();
  expect(query().get('own')).toBe(own.id);
  await waitFor(() => expect(map.dataset.layers).toContain(`own-${own.id}`));
  expect(view()).toMatchObject({ kind: 'bounds', bounds: own.bounds });
  await user.click(screen.getByRole('button', { name: 'Vormen van overstroming' }));
  await user.click(await screen.findByRole('button', { name: 'Haven' }));
  expect(query().get('chosen')).toBe(`own:${own.id}:0`);
  const detail = await screen.findByRole('complementary', { name: 'Lagen' });
  expect(await within(detail).findByText('1,2 m')).toBeVisible();
  expect(within(detail).getByText(/overstroming\.geojson/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hernoem overstroming' }));
  const field = screen.getByRole('textbox', { name: 'Naam van de laag' });
  await user.clear(field);
  await user.type(field, 'Hoog "water" 🌊');
  await user.click(screen.getByRole('button', { name: 'Naam opslaan' }));
  await user.click(await screen.findByRole('button', { name: 'Verwijder Hoog "water" 🌊' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Hoog "water" 🌊' })).toBeNull());
  expect(query().has('own')).toBe(false);
  const { action } = toasts.at(-1) ?? {};
  expect(action?.label).toBe('Herstel');
  await act(async () => action?.onAction());
  expect(await screen.findByRole('checkbox', { name: 'overstroming' })).toBeChecked();
});

test('a file that cannot be drawn is refused with words', async () => {
  const refusing = (call: string): Answer | null => {
    if (call === '/own-layers') return { result: [] };
    if (call === 'POST /own-layers') return { result: { layer: null, problem: 'crs' } };
    return answer(call);
  };
  const { user } = await openWorkspace('/search?panel=layers', refusing, members);
  await user.upload(await screen.findByLabelText('Bestand toevoegen'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /geen graden \(WGS84\) en geen meters in RD New/,
  );
});

test('a file is dropped as well as chosen; of several none is taken', async () => {
  const sent: unknown[] = [];
  const owning = (call: string, body: unknown): Answer | null => {
    if (call === '/own-layers') return { result: [] };
    if (call !== 'POST /own-layers') return answer(call);
    sent.push(body);
    return { result: { layer: own, problem: null } };
  };
  await openWorkspace('/search?panel=layers', owning, members);
  const zone = await screen.findByText('Sleep een bestand hierheen, of kies het.');
  fireEvent.drop(zone, { dataTransfer: { files: [file, file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Voeg één bestand tegelijk toe.');
  expect(sent).toEqual([]);
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  expect(await screen.findByText('overstroming is toegevoegd.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toHaveLength(1);
});
