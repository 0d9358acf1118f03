interface Hook {
  renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

const globals = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };

beforeEach(() => {
  jest.resetModules();
  delete globals.__REACT_DEVTOOLS_GLOBAL_HOOK__;
});

it('remembers the renderers that came first, so that a remote’s fast refresh finds React of the host', () => {
  require('./refresh-hook.cjs');
  const ofHost = { scheduleRefresh: jest.fn(), setRefreshHandler: jest.fn() };
  globals.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject(ofHost);
  // What a remote does when it is loaded.
  require('react-refresh/runtime').injectIntoGlobalHook(globalThis);
  const found = [...(globals.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers.values() ?? [])];
  expect(found).toEqual([ofHost]);
});

it('leaves the hook of a browser extension as it is', () => {
  const extension = { renderers: new Map(), inject: () => 1 };
  globals.__REACT_DEVTOOLS_GLOBAL_HOOK__ = extension;
  require('./refresh-hook.cjs');
  expect(globals.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(extension);
});
