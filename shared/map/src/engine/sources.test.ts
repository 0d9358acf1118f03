import { TileSourceEvent } from 'ol/source/Tile';
import type VectorTileSource from 'ol/source/VectorTile';
import { createSources } from './sources';

const zooms = { from: 5, upTo: 14 };
const tile = {} as TileSourceEvent['tile'];
const fail = (source: VectorTileSource) => source.dispatchEvent(new TileSourceEvent('tileloaderror', tile));
const load = (source: VectorTileSource) => source.dispatchEvent(new TileSourceEvent('tileloadend', tile));

function opened() {
  const onFailing = jest.fn();
  const sources = createSources(() => Promise.resolve(), onFailing);
  const areas = sources.tiles({ kind: 'tiles', url: '/buurten', zooms }, () => undefined);
  return { sources, areas, onFailing, told: () => onFailing.mock.calls.at(-1)?.[0] };
}

test('tiles of any layer that fail are reported until they load', () => {
  const { sources, areas, told } = opened();
  const catalogue = sources.catalogue('/catalogue');
  fail(areas);
  fail(catalogue);
  expect(told()).toBe(true);
  load(catalogue);
  expect(told()).toBe(true);
  load(areas);
  expect(told()).toBe(false);
});

test('a retry fetches what failed again, and nothing else', () => {
  const { sources, areas, told } = opened();
  const catalogue = sources.catalogue('/catalogue');
  const again = [areas, catalogue].map(source => jest.spyOn(source, 'refresh'));
  fail(areas);
  sources.retry();
  expect(again.map(refresh => refresh.mock.calls.length)).toEqual([1, 0]);
  expect(told()).toBe(false);
});

test('a failure is forgotten with the layer that is not drawn any more', () => {
  const { sources, areas, told } = opened();
  fail(areas);
  sources.drawnAre(['/buurten']);
  expect(told()).toBe(true);
  sources.drawnAre(['/wijken']);
  expect(told()).toBe(false);
});

test('a page that renews its URL is asked instead', () => {
  const { sources, onFailing } = opened();
  const renew = jest.fn();
  fail(sources.tiles({ kind: 'tiles', url: '/result', zooms, onFailing: renew }, renew));
  expect(renew).toHaveBeenCalledTimes(1);
  expect(onFailing).not.toHaveBeenCalled();
});
