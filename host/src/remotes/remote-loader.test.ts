import type { RegisteredRemote } from '@kavel/contracts';
import type { Federation } from './federation';
import type { LoadObserver } from './load-observer';
import { RemoteError, type RemoteFailure } from './remote-failure';
import { createRemoteLoader } from './remote-loader';

const title = { nl: 'a', en: 'a', de: 'a' };
const remote: RegisteredRemote = {
  name: 'portfolio-hub',
  version: 'v1',
  contract: '2.0.0',
  container: 'portfolioHub',
  entry: '/remotes/portfolio-hub/v1/mf-manifest.json',
  integrity: 'sha384-manifest',
  routes: [{ path: '/hub', module: './HubPage', permission: null, title, topBar: true }],
  navigation: [],
};
const folder = 'https://kavel.test/remotes/portfolio-hub/v1/';
const manifest = {
  metaData: { remoteEntry: { name: 'entry.js' } },
  exposes: [{ path: './HubPage', assets: { js: { sync: ['page.js'] } } }],
  integrity: { 'entry.js': 'sha384-entry', 'page.js': 'sha384-page' },
};

/** A server: content by address; a number is a status, `broken` a connection that breaks, `silent` no answer. */
type Content = unknown;
let server: Record<string, Content>;
/** What the server's files hash to, when not to what was published. */
let hashes: Record<string, string>;
let asked: { url: string; cache: string | undefined }[];

function answer(url: string, { integrity, signal, cache }: RequestInit): Promise<Response> {
  asked.push({ url, cache });
  const content = server[url];
  if (content === 'silent') {
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
  }
  const differs = integrity && hashes[url] !== undefined && hashes[url] !== integrity;
  if (content === 'broken' || differs) return Promise.reject(new TypeError('Failed to fetch'));
  const status = typeof content === 'number' ? content : content === undefined ? 404 : 200;
  const arrayBuffer = async () => {
    if (content === 'cut off') throw new TypeError('network error');
    return new ArrayBuffer(0);
  };
  const body = { json: async () => content, arrayBuffer };
  return Promise.resolve({ ok: status === 200, status, ...body } as Response);
}

const Page = () => null;
let federation: jest.Mocked<Federation>;
let observer: jest.Mocked<LoadObserver>;
let latest: jest.Mock<Promise<RegisteredRemote | null>, [string]>;

beforeEach(() => {
  jest.useFakeTimers();
  server = { [remote.entry]: manifest, [`${folder}entry.js`]: 'entry', [`${folder}page.js`]: 'page' };
  hashes = {};
  asked = [];
  globalThis.fetch = jest.fn((url, init) => answer(String(url), init ?? {}));
  // Signals of jsdom run on its own timers.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  federation = { register: jest.fn(), load: jest.fn().mockResolvedValue({ default: Page }) };
  observer = { onLoad: jest.fn(), onFailure: jest.fn() };
  latest = jest.fn().mockResolvedValue(null);
});
afterEach(() => jest.useRealTimers());

const createLoader = () => createRemoteLoader({ federation, observer, latest });

async function load(loader = createLoader(), module = './HubPage', from = remote) {
  const loading = loader.loadPage(from, module);
  await jest.advanceTimersByTimeAsync(10_000);
  return loading;
}

const failing = async (...args: Parameters<typeof load>): Promise<RemoteFailure | undefined> => {
  const outcome = await load(...args);
  return outcome.ok ? undefined : outcome.failure;
};

test('a page comes from the release’s own files, pinned, and is told to the observer', async () => {
  expect(await load()).toEqual({ ok: true, Page });
  expect(federation.register).toHaveBeenCalledWith('portfolioHub', `${folder}entry.js`, {
    [`${folder}entry.js`]: 'sha384-entry',
    [`${folder}page.js`]: 'sha384-page',
  });
  expect(federation.load).toHaveBeenCalledWith('portfolioHub', './HubPage');
  expect(observer.onLoad).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'portfolio-hub', version: 'v1', module: './HubPage' }),
  );
});

test('the manifest is asked for first, then entry and page at once: one round trip more than without remotes', async () => {
  let answerEntry = () => {};
  const plain = globalThis.fetch;
  globalThis.fetch = jest.fn(async (url, init) => {
    const response = await plain(url, init);
    if (String(url).endsWith('entry.js'))
      await new Promise<void>(done => {
        answerEntry = done;
      });
    return response;
  });
  const loading = createLoader().loadPage(remote, './HubPage');
  await jest.advanceTimersByTimeAsync(10);
  expect(asked.map(({ url }) => url)).toEqual([remote.entry, `${folder}entry.js`, `${folder}page.js`]);
  answerEntry();
  expect((await loading).ok).toBe(true);
});

test('a second page of a remote asks for nothing that is there already', async () => {
  const loader = createLoader();
  await load(loader);
  asked = [];
  await load(loader);
  expect(asked).toEqual([]);
});

test('what was prepared is loaded once, whether it is asked for before or after it came', async () => {
  const loader = createLoader();
  loader.prepare(remote, './HubPage');
  expect(await load(loader)).toEqual({ ok: true, Page });
  loader.prepare(remote, './HubPage');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await load(loader)).toEqual({ ok: true, Page });
  expect(asked.map(({ url }) => url)).toEqual([remote.entry, `${folder}entry.js`, `${folder}page.js`]);
  expect(federation.register).toHaveBeenCalledTimes(1);
  expect(observer.onLoad).toHaveBeenCalledTimes(2);
});

test('preparing that failed is tried again, past caches, by who asks for the page', async () => {
  const loader = createLoader();
  server[remote.entry] = 503;
  loader.prepare(remote, './HubPage');
  await jest.advanceTimersByTimeAsync(10_000);
  server[remote.entry] = manifest;
  asked = [];
  expect(await load(loader)).toEqual({ ok: true, Page });
  expect(asked[0]).toEqual({ url: remote.entry, cache: 'reload' });
});

test('two pages of a remote asked for at once share its manifest and its entry', async () => {
  const loader = createLoader();
  server[remote.entry] = {
    ...manifest,
    exposes: [...manifest.exposes, { path: './OtherPage', assets: { js: { sync: ['other.js'] } } }],
  };
  server[`${folder}other.js`] = 'other';
  loader.prepare(remote, './HubPage');
  expect(await load(loader, './OtherPage')).toEqual({ ok: true, Page });
  expect(asked.map(({ url }) => url.split('/').at(-1)).toSorted()).toEqual([
    'entry.js',
    'mf-manifest.json',
    'other.js',
    'page.js',
  ]);
  expect(federation.register).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void, Partial<RemoteFailure>]>([
  [
    'manifest 404',
    () => {
      server[remote.entry] = 404;
    },
    { kind: 'http', status: 404 },
  ],
  [
    'manifest 500',
    () => {
      server[remote.entry] = 500;
    },
    { kind: 'http', status: 500 },
  ],
  [
    'manifest never answers',
    () => {
      server[remote.entry] = 'silent';
    },
    { kind: 'timeout' },
  ],
  [
    'no connection',
    () => {
      server[remote.entry] = 'broken';
    },
    { kind: 'network' },
  ],
  [
    'another manifest',
    () => {
      hashes[remote.entry] = 'sha384-other';
    },
    { kind: 'integrity' },
  ],
  [
    'entry 404',
    () => {
      server[`${folder}entry.js`] = 404;
    },
    { kind: 'http', status: 404 },
  ],
  [
    'entry never answers',
    () => {
      server[`${folder}entry.js`] = 'silent';
    },
    { kind: 'timeout' },
  ],
  [
    'page 500',
    () => {
      server[`${folder}page.js`] = 500;
    },
    { kind: 'http', status: 500 },
  ],
  [
    'a script that is cut off half way',
    () => {
      server[`${folder}page.js`] = 'cut off';
    },
    { kind: 'network' },
  ],
  [
    'a manifest that runs code',
    () => {
      server[remote.entry] = { ...manifest, metaData: { ...manifest.metaData, getPublicPath: 'return 1' } };
    },
    { kind: 'integrity' },
  ],
  [
    'a manifest that is none',
    () => {
      server[remote.entry] = {};
    },
    { kind: 'integrity' },
  ],
  [
    'page not in the manifest',
    () => {
      server[remote.entry] = { ...manifest, exposes: [] };
    },
    { kind: 'missing-expose' },
  ],
])(
  '%s is told as what it is, executes nothing, and is over when its cause is',
  async (_, breakIt, failure) => {
    const loader = createLoader();
    const working = { ...server };
    breakIt();
    expect(await failing(loader)).toMatchObject(failure);
    expect(federation.load).not.toHaveBeenCalled();
    expect(observer.onFailure).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'portfolio-hub', failure: expect.objectContaining(failure) }),
    );
    server = working;
    hashes = {};
    expect(await load(loader)).toEqual({ ok: true, Page });
  },
);

test.each<[string, Error, Partial<RemoteFailure>]>([
  ['throws at load', new Error('no such thing'), { kind: 'evaluation', detail: 'Error: no such thing' }],
  [
    'a page that is not exposed after all',
    new Error('Module "./HubPage" does not exist in container.'),
    { kind: 'missing-expose' },
  ],
  [
    'an entry that throws',
    new RemoteError({ kind: 'evaluation', detail: 'entry.js threw: x' }),
    { kind: 'evaluation', detail: 'entry.js threw: x' },
  ],
  [
    'another React',
    new Error(
      'Version 19 of shared singleton module react does not satisfy the requirement of a which needs ^18',
    ),
    { kind: 'sharing' },
  ],
])('%s: the runtime’s error is told as what it is', async (_, error, failure) => {
  federation.load.mockRejectedValueOnce(error);
  const loader = createLoader();
  expect(await failing(loader)).toMatchObject(failure);
  expect(await load(loader)).toEqual({ ok: true, Page });
});

test('a script that the browser refused is told as a broken integrity, one that is fine as a lost file', async () => {
  const refused = Object.assign(new Error('ChunkLoadError'), { request: `${folder}page.js` });
  federation.load.mockRejectedValue(refused);
  hashes[`${folder}page.js`] = 'sha384-tampered';
  expect(await failing()).toMatchObject({ kind: 'integrity' });
  hashes = {};
  expect(await failing()).toMatchObject({ kind: 'chunk' });
});

test('a runtime that never comes back is given up', async () => {
  federation.load.mockReturnValue(new Promise(() => {}));
  expect(await failing()).toMatchObject({ kind: 'timeout' });
});

test.each<[string, Partial<RegisteredRemote>, string]>([
  ['switched off', { state: 'disabled' }, 'disabled'],
  ['not signed', { state: 'refused' }, 'integrity'],
  ['not pinned', { integrity: undefined }, 'integrity'],
  ['built for later contracts', { contract: '2.99.0' }, 'contract'],
])('a release that is %s is not even asked for', async (_, change, kind) => {
  expect(await failing(createLoader(), './HubPage', { ...remote, ...change })).toMatchObject({ kind });
  expect(asked).toEqual([]);
});

test('an overridden remote needs no pin', async () => {
  const from = { ...remote, integrity: undefined, state: 'overridden' as const };
  expect(await load(createLoader(), './HubPage', from)).toEqual({ ok: true, Page });
});

test('trying again takes what is published by then, past caches', async () => {
  const loader = createLoader();
  federation.load.mockRejectedValueOnce(new Error('broken release'));
  await load(loader);
  const entry = '/remotes/portfolio-hub/v2/mf-manifest.json';
  server[entry] = manifest;
  for (const file of ['entry.js', 'page.js'])
    server[`https://kavel.test/remotes/portfolio-hub/v2/${file}`] = file;
  latest.mockResolvedValue({ ...remote, version: 'v2', entry });
  asked = [];
  expect(await load(loader)).toEqual({ ok: true, Page });
  expect(observer.onLoad).toHaveBeenLastCalledWith(expect.objectContaining({ version: 'v2' }));
  expect(asked.map(({ url, cache }) => [url.includes('/v2/'), cache])).toEqual(
    Array(3).fill([true, 'reload']),
  );
});

test('a page that broke while shown is started again from its files', async () => {
  const loader = createLoader();
  await load(loader);
  expect(loader.pageBroke(remote, './HubPage', new Error('drawn wrong'))).toEqual({
    kind: 'evaluation',
    detail: 'Error: drawn wrong',
  });
  await load(loader);
  expect(federation.register).toHaveBeenCalledTimes(2);
});

describe('a widget', () => {
  const widget = { slot: 'start-card', module: './Card', permission: null, title, order: 1 };

  beforeEach(() => {
    server[remote.entry] = {
      ...manifest,
      exposes: [...manifest.exposes, { path: './Card', assets: { js: { sync: ['card.js'] } } }],
    };
    server[`${folder}card.js`] = 'card';
  });

  async function loadWidget(loader: ReturnType<typeof createLoader>) {
    const loading = loader.loadWidget(remote, widget);
    await jest.advanceTimersByTimeAsync(10_000);
    return loading;
  }

  test('loads from the release of its remote, and is reported with its slot', async () => {
    const loader = createLoader();
    expect(loader.loadedWidget(remote, widget)).toBeUndefined();
    expect(await loadWidget(loader)).toEqual({ ok: true, Page });
    expect(loader.loadedWidget(remote, widget)).toBe(Page);
    expect(observer.onLoad).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'portfolio-hub', module: './Card', slot: 'start-card' }),
    );
  });

  test('that fails beside a working page is tried again in the same release', async () => {
    const loader = createLoader();
    await load(loader);
    server[`${folder}card.js`] = 404;
    expect(await loadWidget(loader)).toMatchObject({ ok: false, failure: { kind: 'http' } });
    expect(observer.onFailure).toHaveBeenCalledWith(expect.objectContaining({ slot: 'start-card' }));
    server[`${folder}card.js`] = 'card';
    expect(await loadWidget(loader)).toEqual({ ok: true, Page });
    expect(federation.register).toHaveBeenCalledTimes(1);
  });

  test('that breaks is started again from the newest release when nothing else of its remote works', async () => {
    const loader = createLoader();
    await loadWidget(loader);
    loader.widgetBroke(remote, widget, new Error('rendered wrong'));
    expect(loader.loadedWidget(remote, widget)).toBeUndefined();
    expect(await loadWidget(loader)).toEqual({ ok: true, Page });
    expect(federation.register).toHaveBeenCalledTimes(2);
    expect(latest).toHaveBeenCalled();
  });

  test('is not taken from a release that was replaced', async () => {
    const loader = createLoader();
    await loadWidget(loader);
    loader.pageBroke(remote, './HubPage', new Error('rendered wrong'));
    await load(loader);
    expect(loader.loadedWidget(remote, widget)).toBeUndefined();
  });
});
