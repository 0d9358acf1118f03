import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { NeedsPlugin } from './needs-plugin';
import { consumedByRemotes } from './shared-policy';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-needs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function manifestOf(files: Record<string, string>, exposes: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: join(folder, 'dist'), publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'scores',
        exposes,
        shared: consumedByRemotes,
        dts: false,
        manifest: true,
      }),
      new NeedsPlugin(),
    ],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done())),
    );
  });
  return JSON.parse(readFileSync(join(folder, 'dist/mf-manifest.json'), 'utf8'));
}

test('a manifest names the shared modules that a page needs at once: not those of the shell, nor of lazy parts', async () => {
  const { exposes } = await manifestOf(
    {
      'package.json': '{"name":"scores","version":"1.0.0"}',
      'map.js':
        "import { map } from '@kavel/map'; import { list } from './list'; export default () => map(list);",
      'list.js': "import { list } from '@kavel/ui/data'; export { list };",
      'plain.js': "import { t } from '@kavel/i18n'; export default () => import('./list').then(t);",
    },
    { './Map': './map.js', './Plain': './plain.js' },
  );
  expect(exposes).toEqual([
    expect.objectContaining({ path: './Map', needs: ['@kavel/map', '@kavel/ui/data'] }),
    expect.objectContaining({ path: './Plain', needs: [] }),
  ]);
});
