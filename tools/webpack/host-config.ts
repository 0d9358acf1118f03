import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { leanMap, leanMapRules } from './lean-map';
import { hostRuntime, leanHostRuntime } from './lean-runtime';
import { providedByHost } from './shared-policy';

/** The federation container: provides shared modules, exposes nothing, and learns of remotes at run time. */
export function hostConfig(folder: string, mode: Mode): Configuration {
  const federation = {
    name: 'kavelHost',
    remotes: {},
    shared: providedByHost,
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: false,
    // Manifests, entries and failures are handled by our own loader: host/src/remotes.
    experiments: { optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true } },
  };
  const base = baseConfig('host', folder, mode, federation);
  return {
    ...base,
    // For deep links: chunks are requested from the root, whatever the page's path.
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...hostRuntime } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...leanMapRules] },
    plugins: [
      new ModuleFederationPlugin(federation),
      ...leanMap(),
      ...leanHostRuntime(),
      new HtmlWebpackPlugin({ template: resolve(folder, 'src/index.html'), inject: false, minify: false }),
    ],
  };
}
