import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '../..');
const statics = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;

const fileOf = (path: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => path + end).find(existsSync);

/** What is loaded with a file: its own files and the libraries that these import. */
function loadedWith(start: string): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (const file of waiting) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(statics)) {
      const own = target.startsWith('.') ? fileOf(join(dirname(file), target)) : undefined;
      if (own) waiting.push(own);
      else found.add(target);
    }
  }
  return new Set([...found].map(one => (one.startsWith(root) ? relative(root, one) : one)));
}

const heavy = [
  'features/view3d/engine/map-3d.ts',
  'features/view3d/engine/scene.ts',
  'features/view3d/engine/tile-loader.ts',
  'features/mode3d/ui/mode-3d.tsx',
  'features/mode3d/engine/scene-engine.ts',
];

test('the flat workspace loads neither the 3D engine nor its library', () => {
  const loaded = loadedWith(join(root, 'pages/search-page.tsx'));
  expect(loaded).toContain('features/workspace/ui/late-3d.tsx');
  expect([...loaded].filter(one => heavy.includes(one) || one.startsWith('maplibre-gl'))).toEqual([]);
});

test('what draws in 3D is found by the same walk', () => {
  const loaded = ['features/mode3d/ui/mode-3d.tsx', 'features/view3d/engine/map-3d.ts'].flatMap(file => [
    ...loadedWith(join(root, file)),
  ]);
  expect(heavy.filter(one => !loaded.includes(one))).toEqual([]);
  expect(loaded.some(one => one.startsWith('maplibre-gl'))).toBe(true);
});
