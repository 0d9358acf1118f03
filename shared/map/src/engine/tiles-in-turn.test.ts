import type { FeatureLike } from 'ol/Feature';
import MVT from 'ol/format/MVT';
import { get as getProjection } from 'ol/proj';
import TileState from 'ol/TileState';
import VectorTile from 'ol/VectorTile';
import { createTilesInTurn } from './tiles-in-turn';

const answered = () => jest.advanceTimersByTimeAsync(0);
const empty = new ArrayBuffer(0);
/** Layers without names or features. */
const filled = (bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => (at % 2 === 0 ? 0x1a : 0)).buffer;
const full = filled(100_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Loads tiles together; resolves when all of them were answered. */
async function load(answers: readonly ArrayBuffer[]): Promise<() => boolean[]> {
  const loadInTurn = createTilesInTurn(() => Promise.resolve());
  const format = new MVT() as MVT<FeatureLike>;
  Object.assign(globalThis, {
    fetch: async (at: string) => ({ ok: true, arrayBuffer: async () => answers[Number(at)] }),
  });
  const tiles = answers.map((_, at) => {
    const tile = new VectorTile<FeatureLike>([8, at, 0], TileState.IDLE, String(at), format, loadInTurn);
    Object.assign(tile, { extent: [0, 0, 1, 1], projection: getProjection('EPSG:3857') });
    tile.load();
    return tile;
  });
  await answered();
  return () => tiles.map(tile => tile.getState() === TileState.LOADED);
}

test('full tiles are passed on one per frame, whether or not the map rendered', async () => {
  const loaded = await load([full, full, full]);
  expect(loaded()).toEqual([true, false, false]);
  jest.advanceTimersToNextFrame();
  await answered();
  expect(loaded()).toEqual([true, true, false]);
});

test('small tiles come first, and share a frame', async () => {
  const loaded = await load([full, filled(60_000), filled(2), filled(40_000)]);
  expect(loaded()).toEqual([false, false, true, true]);
  jest.advanceTimersToNextFrame();
  await answered();
  expect(loaded()).toEqual([false, true, true, true]);
  jest.advanceTimersToNextFrame();
  await answered();
  expect(loaded()).toEqual([true, true, true, true]);
});

test('an empty tile does not wait', async () => {
  const loaded = await load([full, full, empty, empty]);
  expect(loaded()).toEqual([true, false, true, true]);
});

test('a background page, which renders no frames, gets its tiles too', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const loaded = await load([full, full]);
  expect(loaded()).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(loaded()).toEqual([true, true]);
});
