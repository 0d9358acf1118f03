import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-integrity-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Emits a manifest at the same stage as module federation. */
const manifestPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () =>
        compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource('{"id":"scores"}')),
      );
    });
  },
};

async function build(): Promise<string> {
  writeFileSync(join(folder, 'index.js'), "import('./page').then(({ page }) => page());");
  writeFileSync(join(folder, 'page.js'), 'export const page = () => document.title;');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      filename: 'entry.[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      publicPath: 'auto',
    },
    plugins: [manifestPlugin, new IntegrityPlugin('scores')],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done())),
    );
  });
  return join(folder, 'dist');
}

test('the manifest contains the hash of every script as written, and the entry loads its chunks with them', async () => {
  const dist = await build();
  const scripts = readdirSync(dist).filter(name => name.endsWith('.js'));
  expect(scripts).toHaveLength(2);
  const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const hashOf = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64')}`;
  expect(manifest).toEqual({
    id: 'scores',
    integrity: Object.fromEntries(scripts.map(file => [file, hashOf(file)])),
  });
  const entry = scripts.find(name => name.startsWith('entry.')) ?? '';
  expect(readFileSync(join(dist, entry), 'utf8')).toMatch(/kavelIntegrity\?\.scores.*\.integrity=/);
});
