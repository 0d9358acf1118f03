import { contractVersion, type RegisteredRemote } from '@kavel/contracts';
import type { Federation } from '../remotes/federation';
import type { LoadObserver } from '../remotes/load-observer';
import type { RemoteFailure } from '../remotes/remote-failure';
import { createRemoteLoader } from '../remotes/remote-loader';

// Set-up of the remote loading tests: a server, a federation runtime and an observer, reset before each test. Importing
// it registers its hooks.

export const title = { nl: 'a', en: 'a', de: 'a' };
export const remote: RegisteredRemote = {
  name: 'portfolio-hub',
  version: 'v1',
  contract: contractVersion,
  container: 'portfolioHub',
  entry: '/remotes/portfolio-hub/v1/mf-manifest.json',
  integrity: 'sha384-manifest',
  routes: [{ path: '/hub', module: './HubPage', permission: null, title, topBar: true }],
  navigation: [],
};
export const folder = 'https://kavel.test/remotes/portfolio-hub/v1/';
export const manifest = {
  metaData: { remoteEntry: { name: 'entry.js' } },
  exposes: [{ path: './HubPage', assets: { js: { sync: ['page.js'] } } }],
  integrity: { 'entry.js': 'sha384-entry', 'page.js': 'sha384-page' },
};

/** Server content by address; a number is a status, `broken` a failed connection, `silent` no response. */
export type Content = unknown;
export let server: Record<string, Content>;
/** Hashes of the server's files, where they differ from the published ones. */
export let hashes: Record<string, string>;
export let asked: { url: string; cache: string | undefined }[];

export function answer(url: string, { integrity, signal, cache }: RequestInit): Promise<Response> {
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

export const Page = () => null;
export let federation: jest.Mocked<Federation>;
export let observer: jest.Mocked<LoadObserver>;
export let latest: jest.Mock<Promise<RegisteredRemote | null>, [string]>;

beforeEach(() => {
  jest.useFakeTimers();
  server = { [remote.entry]: manifest, [`${folder}entry.js`]: 'entry', [`${folder}page.js`]: 'page' };
  hashes = {};
  asked = [];
  globalThis.fetch = jest.fn((url, init) => answer(String(url), init ?? {}));
  // Timeout signals of jsdom ignore fake timers.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  federation = {
    register: jest.fn(),
    fetchShared: jest.fn(),
    load: jest.fn().mockResolvedValue({ default: Page }),
  };
  observer = { onLoad: jest.fn(), onFailure: jest.fn() };
  latest = jest.fn().mockResolvedValue(null);
});
afterEach(() => jest.useRealTimers());

export const createLoader = () => createRemoteLoader({ federation, observer, latest });

export async function load(loader = createLoader(), module = './HubPage', from = remote) {
  const loading = loader.loadPage(from, module);
  await jest.advanceTimersByTimeAsync(10_000);
  return loading;
}

export const failing = async (...args: Parameters<typeof load>): Promise<RemoteFailure | undefined> => {
  const outcome = await load(...args);
  return outcome.ok ? undefined : outcome.failure;
};

/** Serves these contents from now on, with their published hashes. */
export function repair(contents: Record<string, Content>): void {
  server = contents;
  hashes = {};
}
