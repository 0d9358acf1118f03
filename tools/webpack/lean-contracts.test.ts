import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { z } from 'zod';
import { root } from '../source-hash';
import { baseConfig } from './base-config';

type Exports = Record<string, unknown>;
/** Fields of a call, as in the loader. */
const servicesOnly = new Set(['params', 'query', 'body', 'result', 'summary', 'audit']);
const folder = resolve(root, 'shared/contracts');
const doors: Record<string, string> = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports;
// Without the descriptions, which no page imports.
const entries = Object.entries(doors)
  .filter(([door]) => door !== './description')
  .map(([door, file]) => [door === '.' ? 'index' : door.slice('./'.length), resolve(folder, file)] as const);
const output = mkdtempSync(join(tmpdir(), 'kavel-contracts-'));

beforeAll(async () => {
  const { module, resolve, resolveLoader } = baseConfig('contracts', folder, 'production', {});
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: Object.fromEntries(entries),
    output: { path: output, filename: '[name].js', library: { type: 'commonjs2' } },
    module,
    resolve,
    resolveLoader,
    optimization: { minimize: false },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done())),
    );
  });
}, 60_000);
afterAll(() => rmSync(output, { recursive: true }));

/** What a browser needs: everything but schemas and fields that only services read. */
function forBrowsers(value: unknown): unknown {
  if (value instanceof z.ZodType) return 'schema';
  if (typeof value === 'function') return 'function';
  if (Array.isArray(value)) return value.map(forBrowsers);
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  const isCall = 'method' in value && 'path' in value && 'access' in value;
  const kept = Object.entries(value).filter(([key]) => !(isCall && servicesOnly.has(key)));
  return Object.fromEntries(kept.map(([key, one]) => [key, forBrowsers(one)]));
}

test.each(entries)('only schemas are removed from %s', async (door, file) => {
  const real: Exports = await import(file);
  const lean: Exports = await import(join(output, `${door}.js`));
  expect(Object.keys(lean).sort()).toEqual(Object.keys(real).sort());
  for (const [name, value] of Object.entries(real)) {
    const isSchema = value instanceof z.ZodType;
    // A function with such a name creates schemas.
    if (typeof value !== 'function') expect([name, isSchema]).toEqual([name, name.endsWith('Schema')]);
    if (!isSchema) expect([name, forBrowsers(lean[name])]).toEqual([name, forBrowsers(value)]);
  }
});
