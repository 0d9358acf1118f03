/** @jest-environment-options {"url": "https://kavel.test/search"} */
import type { MapViewProps } from '@kavel/map';
import { lookOf } from '@kavel/map/style';
import { act, waitFor } from '@testing-library/react';
import SearchPage from '../../../pages/search-page';
import { objectOf, portfolioId } from '../../../testing/data';
import { openTransactions } from '../../../testing/open-transactions';
import { openWorkspace } from '../../../testing/open-workspace';
import { locating } from '../../../testing/search-setup';
import { extrudedLayer } from '../../view3d';
import { answering, hitOf } from './hit';
import { drawnLayers, sceneStyle } from './scene-style';

let mockShown: MapViewProps | null = null;
jest.mock('@kavel/map', () => {
  const { default: FakeMap } = jest.requireActual('../../../testing/fake-map');
  const seen = (props: MapViewProps) => {
    mockShown = props;
    return <FakeMap {...props} />;
  };
  return { __esModule: true, default: seen };
});
beforeEach(() => {
  localStorage.clear();
  mockShown = null;
});

/** What the 3D map is given of the layers that the page shows on the flat one. */
function lifted() {
  const look = lookOf('light', 'dusk', 'default');
  const { layers = [], selectedId = null, onSelect } = mockShown ?? {};
  const drawn = drawnLayers(layers, look, { selectedId, hoveredId: null });
  const style = sceneStyle(drawn, { look, catalogueTiles: '/tiles/{z}/{x}/{y}.mvt' }, true);
  const ids = style.layers.map(({ id }) => id);
  return {
    sources: style.sources,
    /** Layers of results, from the raised buildings up. */
    aboveBuildings: ids.slice(ids.indexOf(extrudedLayer) + 1).filter(id => !id.startsWith('names/')),
    /** Clicks the object of a feature in one of these layers. */
    click(key: string, properties: Record<string, unknown>) {
      const layersOfHit = answering(drawn);
      const feature = { sourceLayer: null, properties };
      const hit = hitOf(layersOfHit, layer => (layer.key === key ? [feature] : []), null);
      act(() => {
        if (hit) onSelect?.(hit);
      });
      return hit;
    },
  };
}
const shows = (key: string) =>
  waitFor(() => expect(mockShown?.layers.some(layer => layer.key === key)).toBe(true));

test('the result of the locator is lifted above the buildings, and a click on it opens its object', async () => {
  const { query } = await openWorkspace('/search?results=on', locating, ['auth.locator']);
  await shows('result');
  const { sources, aboveBuildings, click } = lifted();
  expect(sources.result).toMatchObject({ type: 'vector', tiles: ['https://kavel.test/tiles/'] });
  // Dots of all other addresses are gone.
  expect(aboveBuildings).toEqual(['result/density', 'result/object']);
  const { objectId } = objectOf(38);
  expect(click('result', { objectId })).toMatchObject({ layer: 'result', id: objectId });
  await waitFor(() => expect(query().get('object')).toBe(objectId));
});

test('sales are lifted above the buildings, coloured by price; a click on one opens it', async () => {
  const { query } = await openTransactions('/search?panel=transactions', undefined, { page: <SearchPage /> });
  await shows('transactions');
  const { sources, aboveBuildings, click } = lifted();
  expect(sources.transactions).toMatchObject({
    tiles: [expect.stringMatching(/^https:\/\/kavel\.test\/points\/.*\/\{z\}\/\{x\}\/\{y\}$/)],
  });
  expect(aboveBuildings).toContain('transactions/place');
  expect(aboveBuildings.some(id => id.startsWith('addresses/'))).toBe(false);
  expect(click('transactions', { id: 'rent:38' })).toMatchObject({ layer: 'transactions', id: 'rent:38' });
  await waitFor(() => expect(query().get('chosen')).toBe('transactions:rent:38'));
  // The chosen one is a point of its own, with a ring.
  await waitFor(() =>
    expect(lifted().sources.pointed).toMatchObject({
      data: { features: [{ properties: { id: 'rent:38', selected: true } }] },
    }),
  );
});

test('units of a portfolio are lifted with the colours of their labels; a click on one opens its address', async () => {
  const { query } = await openWorkspace(`/search?portfolio=${portfolioId}`, undefined, [
    'auth.portfolio-hub',
  ]);
  await shows('portfolio');
  await waitFor(() =>
    expect(lifted().sources.portfolio).toMatchObject({
      type: 'geojson',
      data: { features: [38, 41].map(number => ({ properties: { id: objectOf(number).objectId } })) },
    }),
  );
  const { aboveBuildings, click } = lifted();
  expect(aboveBuildings).toEqual(expect.arrayContaining(['portfolio/ring', 'portfolio/point']));
  const { objectId } = objectOf(41);
  expect(click('portfolio', { id: objectId, label: 'x' })).toMatchObject({ layer: 'portfolio' });
  await waitFor(() => expect(query().get('object')).toBe(objectId));
  expect(lifted().sources.portfolio).toMatchObject({
    data: { features: [{ properties: { selected: false } }, { properties: { selected: true } }] },
  });
});
