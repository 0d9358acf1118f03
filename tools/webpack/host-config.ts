import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { providedByHost } from './shared-policy';

/** The container: provides what is shared, exposes nothing, learns of remotes at run time. */
export function hostConfig(folder: string, mode: Mode): Configuration {
  const federation = {
    name: 'kavelHost',
    remotes: {},
    shared: providedByHost,
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: false,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web' as const } },
  };
  const base = baseConfig('host', folder, mode, federation);
  return {
    ...base,
    // Deep links: chunks are asked for at the root, whatever the path of the page.
    output: { ...base.output, publicPath: '/' },
    plugins: [
      new ModuleFederationPlugin(federation),
      new HtmlWebpackPlugin({ template: resolve(folder, 'src/index.html'), inject: false, minify: false }),
    ],
  };
}
