import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { root } from '../source-hash';
import { baseConfig } from './base-config';
import { consumedByRemotes } from './shared-policy';

/** Brotli bytes that all charts together may add to a remote's page. */
const budget = 25_000;
const shared = Object.keys(consumedByRemotes);
const isShared = (request: string) =>
  shared.some(name => (name.endsWith('/') ? request.startsWith(name) : request === name));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-charts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('all charts together stay within their budget, excluding what the host provides', async () => {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, `export * from '${resolve(root, 'shared/charts/src/index.ts')}';\n`);
  const config = baseConfig('charts', folder, 'production', {});
  const compiler = webpack({
    ...config,
    cache: false,
    entry: { charts: entry },
    output: { path: folder, filename: 'charts.js', library: { type: 'module' } },
    experiments: { outputModule: true },
    externals: async ({ request = '' }) => (isShared(request) ? `module ${request}` : false),
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done())),
    );
  });
  expect(readdirSync(folder)).toContain('charts.js');
  const bytes = brotliCompressSync(readFileSync(join(folder, 'charts.js'))).length;
  console.log(`all charts: ${(bytes / 1000).toFixed(1)} kB brotli of ${budget / 1000} kB`);
  expect(bytes).toBeLessThanOrEqual(budget);
});
