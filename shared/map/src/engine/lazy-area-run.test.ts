import LayerGroup from 'ol/layer/Group';
import { lookOf } from '../style/look';
import { createLazyAreaRun } from './lazy-area-run';
import type { Run } from './runs';
import type { Sources } from './sources';

const failed = jest.fn();
const loaded = jest.fn();
const sources = { failed, loaded } as unknown as Sources;
const scene = { look: lookOf('light', 'day', 'default'), catalogueTiles: null };
const answered = () => new Promise(resolve => setTimeout(resolve));

function runOf(onFailing?: () => void): Run {
  const source = { kind: 'tiles', url: '/{z}/{x}/{y}', zooms: { from: 5, upTo: 14 }, onFailing } as const;
  const layer = { key: 'areas', order: 15, source, sourceLayer: 'buurt', fills: null, targetOf: () => null };
  return { id: 'areas areas', kind: 'areas', layers: [layer] };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
beforeEach(() => jest.clearAllMocks());

test('an error of the first drawing is logged, and is no failing tile', async () => {
  const onFailing = jest.fn();
  const error = new Error('no canvas');
  const createAreaRun = () => {
    throw error;
  };
  createLazyAreaRun(sources, async () => ({ createAreaRun })).update(runOf(onFailing), scene);
  await answered();
  expect(logged).toHaveBeenCalledWith(error);
  expect(onFailing).not.toHaveBeenCalled();
});

test('code that cannot be loaded counts as failing tiles, and the next update loads it again', async () => {
  const onFailing = jest.fn();
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const run = createLazyAreaRun(sources, load);
  run.update(runOf(onFailing), scene);
  await answered();
  expect(onFailing).toHaveBeenCalledTimes(1);
  run.update(runOf(onFailing), scene);
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a page that renews them the map shows the failure, and its retry loads the code', async () => {
  let isOffline = true;
  const drawn = {
    layer: new LayerGroup(),
    update: jest.fn(),
    hitAt: () => null,
    pictureDone: () => undefined,
  };
  const run = createLazyAreaRun(sources, async () => {
    if (isOffline) throw new Error('offline');
    return { createAreaRun: () => drawn };
  });
  run.update(runOf(), scene);
  await answered();
  expect(failed).toHaveBeenCalledWith(run.layer, '/{z}/{x}/{y}', expect.any(Function));
  isOffline = false;
  failed.mock.calls[0]?.[2]();
  await answered();
  expect(loaded).toHaveBeenCalledWith(run.layer);
  expect(drawn.update).toHaveBeenCalledTimes(1);
});
