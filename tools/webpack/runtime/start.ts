import type * as runtime from './host';

interface WebpackRequire {
  federation: { runtime: typeof runtime; initOptions: Parameters<typeof runtime.init>[0] };
}

/** Replaces `init` in the host's bundler runtime, without its support for shared modules of other builds. */
export function init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
  const { runtime, initOptions } = webpackRequire.federation;
  return runtime.init(initOptions);
}
