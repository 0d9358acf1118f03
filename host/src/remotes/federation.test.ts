import { createFederation } from './federation';

const entry = 'https://kavel.test/remotes/scores/v1/entry.js';
const shared: Record<string, object> = { react: {} };

/** Simulates what the browser does with an added script. */
let run: (script: HTMLScriptElement) => void;
let scripts: { src: string; integrity: string }[];

const ran = (script: HTMLScriptElement) => script.dispatchEvent(new Event('load'));
const leave = (container: object | undefined) => Reflect.set(globalThis, 'scores', container);
const container = () => ({
  init: jest.fn(),
  get: jest.fn(async (module: string) => () => ({ default: module })),
});

beforeEach(() => {
  scripts = [];
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: { default: shared },
  });
  jest.spyOn(document.head, 'append').mockImplementation(node => {
    const script = node as HTMLScriptElement;
    scripts.push({ src: script.src, integrity: script.integrity });
    queueMicrotask(() => run(script));
  });
});
afterEach(() => leave(undefined));

function register(integrity?: Record<string, string>) {
  const federation = createFederation();
  federation.register('scores', entry, integrity);
  return federation;
}

test('a container is initialised once, with integrity hashes and the shared modules of the host, then returns its pages', async () => {
  const made = container();
  run = script => {
    leave(made);
    ran(script);
  };
  const federation = register({ [entry]: 'sha384-entry' });
  const pages = await Promise.all(['./A', './B'].map(module => federation.load('scores', module)));
  expect(pages).toEqual([{ default: './A' }, { default: './B' }]);
  expect(scripts).toEqual([{ src: entry, integrity: 'sha384-entry' }]);
  expect(made.init.mock.calls).toEqual([[shared]]);
});

test('a container left by an earlier attempt is not reused', async () => {
  leave(container());
  run = ran;
  await expect(register().load('scores', './A')).rejects.toMatchObject({ failure: { kind: 'chunk' } });
});

test.each<[string, typeof run, string]>([
  ['that the browser refuses', script => script.dispatchEvent(new Event('error')), 'chunk'],
  [
    'that throws',
    script => {
      dispatchEvent(new ErrorEvent('error', { filename: entry, message: 'broken' }));
      ran(script);
    },
    'evaluation',
  ],
])('an entry %s is reported as such, and registering again retries', async (_, fails, kind) => {
  run = fails;
  const federation = register();
  await expect(federation.load('scores', './A')).rejects.toMatchObject({ failure: { kind } });
  run = script => {
    leave(container());
    ran(script);
  };
  federation.register('scores', entry, undefined);
  expect(await federation.load('scores', './A')).toEqual({ default: './A' });
});

test('an error of another script during the entry is not attributed to it', async () => {
  run = script => {
    dispatchEvent(new ErrorEvent('error', { filename: 'https://kavel.test/other.js', message: 'broken' }));
    leave(container());
    ran(script);
  };
  expect(await register().load('scores', './A')).toEqual({ default: './A' });
});

test('shared modules are fetched from their provider; one that fails or is unknown is left to the module that needs it', async () => {
  const get = jest.fn().mockResolvedValue(() => ({}));
  const broken = jest.fn().mockRejectedValue(new Error('offline'));
  Object.assign(shared, {
    '@kavel/map': { '1.0.0': { get } },
    '@kavel/ui/data': { '1.0.0': { get: broken } },
  });
  await register().fetchShared(['@kavel/map', '@kavel/ui/data', '@kavel/unknown']);
  expect(get).toHaveBeenCalledTimes(1);
  expect(broken).toHaveBeenCalledTimes(1);
});
