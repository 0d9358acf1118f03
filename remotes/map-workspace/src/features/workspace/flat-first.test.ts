import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '../..');
const shared = join(root, '../../../shared');
const mapDoor = join(shared, 'map/src/index.ts');
const statics = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;

const sourceOf = (file: string): string => readFileSync(file, 'utf8');
const fileOf = (path: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => path + end).find(existsSync);

/** The file behind `@kavel/map` or `@kavel/map/layers`; undefined for a library. */
function doorOf(target: string): string | undefined {
  const [, name, part] = /^@kavel\/([\w-]+)(?:\/(.+))?$/.exec(target) ?? [];
  if (!name) return;
  const { exports } = JSON.parse(sourceOf(join(shared, name, 'package.json'))) as {
    exports: Record<string, string>;
  };
  const door = exports[part ? `./${part}` : '.'];
  return door && join(shared, name, door);
}

/** What is loaded with a file: its own files, those of shared packages, and the libraries that these import. */
function loadedWith(start: string, read = sourceOf): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (const file of waiting) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, target = ''] of read(file).matchAll(statics)) {
      const own = target.startsWith('.') ? fileOf(join(dirname(file), target)) : doorOf(target);
      if (own) waiting.push(own);
      else found.add(target);
    }
  }
  return new Set([...found].map(one => (one.startsWith('/') ? relative(root, one) : one)));
}

const heavy = [
  'features/view3d/engine/map-3d.ts',
  'features/view3d/engine/scene.ts',
  'features/view3d/engine/tile-loader.ts',
  'features/mode3d/ui/mode-3d.tsx',
  'features/mode3d/engine/scene-engine.ts',
];
const heavyIn = (loaded: Iterable<string>) =>
  [...loaded].filter(one => heavy.includes(one) || /^(maplibre-gl|meshoptimizer)(\/|$)/.test(one));

test('the flat workspace loads neither the 3D engine nor its libraries', () => {
  const loaded = loadedWith(join(root, 'pages/search-page.tsx'));
  expect(loaded).toContain('features/workspace/ui/late-3d.tsx');
  expect(loaded).toContain(relative(root, join(shared, 'map/src/layers/index.ts')));
  expect(heavyIn(loaded)).toEqual([]);
});

test('the flat map, which is loaded beside it, has OpenLayers and nothing of 3D', () => {
  const loaded = loadedWith(mapDoor);
  expect([...loaded].some(one => one.startsWith('ol/'))).toBe(true);
  expect(heavyIn(loaded)).toEqual([]);
});

test('something of 3D behind the door of the map would be found', () => {
  const exporting = (line: string) => (file: string) =>
    file === mapDoor ? `${sourceOf(file)}${line}\n` : sourceOf(file);
  const library = exporting("export { Map } from 'maplibre-gl';");
  expect(heavyIn(loadedWith(mapDoor, library))).toEqual(['maplibre-gl']);
  const path = '../../../remotes/map-workspace/src/features/view3d/engine/map-3d';
  const engine = exporting(`export {\n  createMap3d,\n} from '${path}';`);
  expect(heavyIn(loadedWith(mapDoor, engine))).toEqual(
    expect.arrayContaining(['features/view3d/engine/map-3d.ts', 'maplibre-gl']),
  );
});

test('what draws in 3D is found by the same walk', () => {
  const loaded = ['features/mode3d/ui/mode-3d.tsx', 'features/view3d/engine/map-3d.ts'].flatMap(file => [
    ...loadedWith(join(root, file)),
  ]);
  expect(heavy.filter(one => !loaded.includes(one))).toEqual([]);
  expect(heavyIn(loaded)).toContain('maplibre-gl');
});
