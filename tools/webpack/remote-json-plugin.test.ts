import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRemote } from '@kavel/contracts';
import webpack from 'webpack';
import { RemoteJsonPlugin } from './remote-json-plugin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-remote-json-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = (title: string) =>
  defineRemote({
    name: 'scores',
    routes: [{ path: '/a', module: './A', permission: null, title: { nl: title, en: title, de: title } }],
  });

async function versionOf(title: string, script: string): Promise<string> {
  writeFileSync(join(folder, 'index.js'), script);
  const dist = join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: dist, filename: '[contenthash].js' },
    plugins: [new RemoteJsonPlugin(manifest(title), 'scores')],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done())),
    );
  });
  return JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')).version;
}

test('the version depends on the code and the manifest only', async () => {
  const version = await versionOf('Scores', 'console.log(1)');
  expect(await versionOf('Scores', 'console.log(1)')).toBe(version);
  expect(await versionOf('Scores', 'console.log(2)')).not.toBe(version);
  expect(await versionOf('Other title', 'console.log(1)')).not.toBe(version);
});
