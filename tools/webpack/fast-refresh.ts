import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { root } from '../source-hash';

const refreshHook = resolve(root, 'tools/dev/refresh-hook.cjs');

/** The host of a developed remote, with the hook that fast refresh needs before React looks for it. */
export function withRefreshHook(config: Configuration, output: string): Configuration {
  const { host } = config.entry as Record<string, string>;
  return {
    ...config,
    cache: writtenAtRest(config, 'hooked'),
    entry: { host: [refreshHook, String(host)] },
    output: { ...config.output, path: output },
  };
}

/**
 * A remote under development: served from memory at `origin`, with components replaced on save. Only remote.json is
 * written to `output`, for the gateway.
 */
export function withFastRefresh(config: Configuration, origin: string, output: string): Configuration {
  return {
    ...config,
    cache: writtenAtRest(config, 'refresh'),
    output: { ...config.output, path: output, publicPath: `${origin}/`, clean: false },
    module: { ...config.module, rules: (config.module?.rules ?? []).map(refreshing) },
    plugins: [
      ...(config.plugins ?? []),
      // The remote has its own fast refresh runtime: the name distinguishes it from the host's.
      new ReactRefreshPlugin({ overlay: false, library: String(config.name), exclude: notComponents }),
    ],
  };
}

const notComponents = [/node_modules/, resolve(root, 'tools/webpack/runtime')];
const restMs = 60_000;

/** Writes the cache after a minute without a save, because a save during the write has to wait. */
function writtenAtRest({ name, cache }: Configuration, use: string): Configuration['cache'] {
  return {
    ...(cache as FileCacheOptions),
    name: `${name}-${use}`,
    idleTimeout: restMs,
    idleTimeoutForInitialStore: restMs,
    idleTimeoutAfterLargeChanges: restMs,
  };
}

type FileCacheOptions = Extract<Configuration['cache'], { type: 'filesystem' }>;

interface SwcOptions {
  jsc: { transform: { react: object } };
}

/** The swc rule with fast refresh. */
function refreshing(rule: NonNullable<NonNullable<Configuration['module']>['rules']>[number]): typeof rule {
  if (!rule || typeof rule !== 'object' || rule.loader !== 'swc-loader') return rule;
  const { jsc } = rule.options as SwcOptions;
  const react = { ...jsc.transform.react, refresh: true };
  return {
    ...rule,
    options: { ...(rule.options as SwcOptions), jsc: { ...jsc, transform: { ...jsc.transform, react } } },
  };
}
