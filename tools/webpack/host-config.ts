import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { providedByHost } from './shared-policy';

const federationRequire = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'),
);

/**
 * The plugin that hands the runtime to remotes asks for it as CommonJS, everything else as ES modules:
 * without this the host would carry the federation runtime twice, 18 kB brotli more.
 */
function oneRuntime(): Record<string, string> {
  const esm = (name: string) => federationRequire.resolve(name).replace(/\.cjs$/, '.js');
  return Object.fromEntries(
    ['@module-federation/runtime-core', '@module-federation/sdk'].map(name => [`${name}$`, esm(name)]),
  );
}

/** Parts of the runtime that stay in although nobody calls them. */
const snapshots =
  /^\.{1,2}\/(plugins\/(snapshot\/(SnapshotHandler|index)|generate-preload-assets)|utils\/preload)\.js$/;

/** The container: provides what is shared, exposes nothing, learns of remotes at run time. */
export function hostConfig(folder: string, mode: Mode): Configuration {
  const federation = {
    name: 'kavelHost',
    remotes: {},
    shared: providedByHost,
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: false,
    // Manifests are read by our own loader: the runtime's way with them is 4 kB that nobody would call.
    experiments: {
      provideExternalRuntime: true,
      optimization: { target: 'web' as const, disableSnapshot: true },
    },
  };
  const base = baseConfig('host', folder, mode, federation);
  return {
    ...base,
    // Deep links: chunks are asked for at the root, whatever the path of the page.
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...oneRuntime() } },
    plugins: [
      new ModuleFederationPlugin(federation),
      new webpack.NormalModuleReplacementPlugin(snapshots, resolve(import.meta.dirname, 'no-snapshots.ts')),
      new HtmlWebpackPlugin({ template: resolve(folder, 'src/index.html'), inject: false, minify: false }),
    ],
  };
}
