interface Hook {
  renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

const globals = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };

beforeEach(() => {
  jest.resetModules();
  delete globals.__REACT_DEVTOOLS_GLOBAL_HOOK__;
});

it('remembers earlier renderers, so that a remote’s fast refresh finds the host’s React', () => {
  require('./refresh-hook.cjs');
  const ofHost = { scheduleRefresh: jest.fn(), setRefreshHandler: jest.fn() };
  globals.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject(ofHost);
  // Simulates loading a remote.
  require('react-refresh/runtime').injectIntoGlobalHook(globalThis);
  const found = [...(globals.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers.values() ?? [])];
  expect(found).toEqual([ofHost]);
});

it('keeps the hook of a browser extension', () => {
  const extension = { renderers: new Map(), inject: () => 1 };
  globals.__REACT_DEVTOOLS_GLOBAL_HOOK__ = extension;
  require('./refresh-hook.cjs');
  expect(globals.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(extension);
});
