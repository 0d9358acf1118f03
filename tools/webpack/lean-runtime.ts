import { resolve } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const file = (name: string) => resolve(import.meta.dirname, 'runtime', name);

/** Where the host finds `@module-federation/runtime`: the federation plugin keeps an alias that is there already. */
export const hostRuntime = { '@module-federation/runtime$': file('host.ts') };

/** Leaves out of the host's federation runtime what is never called in it, and reads version ranges in fewer bytes. */
export function leanHostRuntime(): WebpackPluginInstance[] {
  return [
    replace('webpack-bundler-runtime', /\/init\.js$/, 'start.ts'),
    replace('runtime-core', /\/semver\/index\.js$/, 'satisfy.ts'),
  ];
}

/** Gives a remote our own bundler runtime, which leans on the host's. */
export function leanRemoteRuntime(): WebpackPluginInstance[] {
  const entry = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
  return [new webpack.NormalModuleReplacementPlugin(entry, file('remote.ts'))];
}

/** Another file for an import inside a package of the federation runtime. */
function replace(name: string, request: RegExp, by: string): WebpackPluginInstance {
  const folder = new RegExp(`[\\\\/]@module-federation[\\\\/]${name}[\\\\/]dist`);
  return new webpack.NormalModuleReplacementPlugin(request, resource => {
    if (folder.test(resource.context)) resource.request = file(by);
  });
}
