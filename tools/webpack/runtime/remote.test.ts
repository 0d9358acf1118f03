import { init } from './host';
import federation from './remote';

const { bundlerRuntime } = federation;
type Asked = Parameters<typeof bundlerRuntime.consumes>[0];

const react = { version: '19.3.1' };
const makeReact = jest.fn(() => react);

/** A host that shares React, and modules 1 to 3 of a remote that come from the host. */
function start() {
  const host = init({
    name: 'kavelHost',
    remotes: [],
    shared: {
      react: {
        version: '19.3.1',
        scope: 'default',
        get: () => makeReact,
        shareConfig: { singleton: true, requiredVersion: false, eager: true },
      },
    },
  });
  const consumed = (shareKey: string, requiredVersion: string) => ({
    shareKey,
    shareScope: ['default'],
    singleton: true,
    requiredVersion,
    strictVersion: true,
    eager: false,
    fallback: () => () => {
      throw new Error(`Can not get '${shareKey}'`);
    },
  });
  const remote = {
    m: {} as Asked['webpackRequire']['m'],
    c: {},
    federation: { initOptions: { name: 'scores', remotes: [] }, instance: host },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        1: consumed('react', '^19.0.0'),
        2: consumed('react', '^18.0.0'),
        3: consumed('vue', '^3.0.0'),
      },
    },
  };
  remote.federation.instance = bundlerRuntime.init({ webpackRequire: remote });
  bundlerRuntime.initContainerEntry({ webpackRequire: remote, shareScope: host.shareScopeMap.default ?? {} });
  const installedModules = {};
  return async (id: number) => {
    const promises: Promise<void>[] = [];
    const chunkMapping = { page: [String(id)] };
    const asked = { chunkId: 'page', chunkMapping, installedModules, promises, webpackRequire: remote };
    bundlerRuntime.consumes(asked);
    bundlerRuntime.consumes(asked);
    await Promise.all(promises);
    const module: { exports: unknown } = { exports: undefined };
    remote.m[id]?.(module);
    return module.exports;
  };
}

test('a module shared by the host is used by the remote, and requested once', async () => {
  const load = start();
  expect(await load(1)).toBe(react);
});

test('another version of a singleton is refused when used, with the reason', async () => {
  await expect(start()(2)).rejects.toThrow('does not satisfy the requirement');
});

test('a module that the host does not share throws when used', async () => {
  await expect(start()(3)).rejects.toThrow("Can not get 'vue'");
});

test('a chunk without shared modules does not wait', () => {
  const promises: Promise<void>[] = [];
  const webpackRequire = {} as Asked['webpackRequire'];
  bundlerRuntime.consumes({
    chunkId: 'x',
    chunkMapping: {},
    installedModules: {},
    promises,
    webpackRequire,
  });
  expect(promises).toEqual([]);
});
