import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RemoteManifest } from '@kavel/contracts';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { frontends } from '../../../frontends';
import { precompress } from '../../../precompress';
import { root } from '../../../source-hash';
import { baseConfig, pageFile } from '../../../webpack';

const folder = resolve(root, '.cache/monolith');
const output = resolve(folder, 'dist');

/** Every page of every remote, as a static import. */
async function pageImports(): Promise<string[]> {
  const remotes = frontends().filter(target => target !== 'host');
  const imports = remotes.map(async target => {
    const module = await import(resolve(root, target, 'remote.manifest.ts'));
    const { name, routes } = module.default as RemoteManifest;
    return [...new Set(routes.map(route => route.module))].map(page => {
      const file = resolve(root, target, pageFile(page));
      return `${JSON.stringify(name + page)}: () => import(${JSON.stringify(file)})`;
    });
  });
  return (await Promise.all(imports)).flat();
}

/** Replaces the host's loader: the same exports, with static imports. */
function loaderSource(imports: string[]): string {
  return `const pages = {${imports.join(',\n')}};
export const createRemoteLoader = ({ observer }) => ({
  prepare(remote, module) {
    pages[remote.name + module]().catch(() => undefined);
  },
  async loadPage(remote, module) {
    const { default: Page } = await pages[remote.name + module]();
    observer.onLoad({ remote: remote.name, version: remote.version, module, milliseconds: 0 });
    return { ok: true, Page };
  },
  pageBroke: (_, __, error) => ({ kind: 'evaluation', detail: String(error) }),
});`;
}

async function configuration(): Promise<Configuration> {
  const loader = resolve(folder, 'loader.js');
  const nothing = resolve(folder, 'nothing.js');
  await mkdir(folder, { recursive: true });
  await writeFile(loader, loaderSource(await pageImports()));
  await writeFile(nothing, 'export const createFederation = () => null;');
  const base = baseConfig('monolith', resolve(root, 'host'), 'production', { monolith: true });
  return {
    ...base,
    output: { ...base.output, path: output, publicPath: '/' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/^\.\/remotes\/remote-loader$/, loader),
      new webpack.NormalModuleReplacementPlugin(/^\.\/remotes\/(federation|on-demand)$/, nothing),
      new HtmlWebpackPlugin({
        template: resolve(root, 'host/src/index.html'),
        inject: false,
        minify: false,
      }),
    ],
  };
}

const compiler = webpack(await configuration());
await new Promise<void>((done, fail) => {
  compiler.run((error, stats) => {
    compiler.close(() => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
});
await precompress(output);
