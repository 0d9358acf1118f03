import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import lean from './lean-style-spec-loader.cjs';

const reference = resolve(
  import.meta.dirname,
  '../../shared/map/node_modules/@maplibre/maplibre-gl-style-spec/dist/reference/v8.mjs',
);

/** What the module exports. */
const exported = (source: string): Record<string, unknown> =>
  runInNewContext(`${source.replace(/^export \{ (\w+) as default \};$/m, 'found = $1;')}`, { found: null });

test('of the reference of map styles the properties of all layers are kept as they are, and nothing else', () => {
  const source = readFileSync(reference, 'utf8');
  const whole = exported(source);
  const kept = Object.keys(whole).filter(name => /^(layout|paint)_/.test(name));
  expect(kept).toEqual(expect.arrayContaining(['layout_symbol', 'paint_fill', 'paint_circle']));
  expect(JSON.stringify(exported(lean(source)))).toBe(
    JSON.stringify(Object.fromEntries(kept.map(name => [name, whole[name]]))),
  );
});
