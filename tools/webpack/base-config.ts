import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { root, sourceHash } from '../source-hash';

export type Mode = 'production' | 'development';

/** Dependencies of a cached build besides its modules: build configuration, sharing, installed packages. */
function cacheKey(federation: object): string {
  return createHash('sha256')
    .update(sourceHash(['tools/webpack', 'pnpm-lock.yaml']))
    .update(JSON.stringify(federation))
    .digest('hex')
    .slice(0, 16);
}

/** Configuration common to host and remotes. */
export function baseConfig(name: string, folder: string, mode: Mode, federation: object): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    target: ['web', 'es2022'],
    context: folder,
    entry: { [name]: resolve(folder, 'src/index.ts') },
    devtool: production ? false : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      version: cacheKey(federation),
      cacheDirectory: resolve(root, 'node_modules/.cache/webpack'),
    },
    output: {
      path: resolve(folder, 'dist'),
      filename: production ? '[name].[contenthash].js' : '[name].js',
      // The entry names every chunk, and a hash cannot be compressed: the whole one would be another 0.7 kB.
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      uniqueName: name,
      clean: true,
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 8_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['es2015', '...'],
      ...(production ? { alias: { zod$: resolve(import.meta.dirname, 'erased-zod.ts') } } : {}),
    },
    // Loaders are dependencies of the tools, not of each built package.
    resolveLoader: { modules: [resolve(root, 'tools/node_modules')] },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: !production } },
            },
          },
        },
        ...(production
          ? [
              {
                test: /[\\/]shared[\\/]contracts[\\/]src[\\/]/,
                enforce: 'post' as const,
                loader: resolve(import.meta.dirname, 'lean-contracts-loader.cjs'),
              },
            ]
          : []),
        { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
        {
          test: /-latin-wght-normal\.woff2$/,
          loader: resolve(import.meta.dirname, 'subset-font-loader.cjs'),
        },
      ],
    },
    optimization: {
      runtimeChunk: false,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    // MapLibre can import scripts into its worker by their address; Kavel gives it none.
    ignoreWarnings: [{ module: /maplibre-gl/, message: /request of a dependency is an expression/ }],
    stats: 'errors-warnings',
  };
}
