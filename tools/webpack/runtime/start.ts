import type * as runtime from './host';

interface WebpackRequire {
  federation: { runtime: typeof runtime; initOptions: Parameters<typeof runtime.init>[0] };
}

/** Takes the place of `init` in the host's bundler runtime, without its way to other builds of what is shared. */
export function init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
  const { runtime, initOptions } = webpackRequire.federation;
  return runtime.init(initOptions);
}
