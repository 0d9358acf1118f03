import { resolve } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const file = (name: string) => resolve(import.meta.dirname, 'runtime', name);

/** Location of `@module-federation/runtime` for the host: the federation plugin keeps an existing alias. */
export const hostRuntime = { '@module-federation/runtime$': file('host.ts') };

/** Removes unused code from the host's federation runtime, and replaces its version range parser by a smaller one. */
export function leanHostRuntime(): WebpackPluginInstance[] {
  return [
    replace('webpack-bundler-runtime', /\/init\.js$/, 'start.ts'),
    replace('runtime-core', /\/semver\/index\.js$/, 'satisfy.ts'),
  ];
}

/** Gives a remote our own bundler runtime, which uses the host's. */
export function leanRemoteRuntime(): WebpackPluginInstance[] {
  const entry = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
  return [new webpack.NormalModuleReplacementPlugin(entry, file('remote.ts'))];
}

/** Redirects an import inside a package of the federation runtime. */
function replace(name: string, request: RegExp, by: string): WebpackPluginInstance {
  const folder = new RegExp(`[\\\\/]@module-federation[\\\\/]${name}[\\\\/]dist`);
  return new webpack.NormalModuleReplacementPlugin(request, resource => {
    if (folder.test(resource.context)) resource.request = file(by);
  });
}
