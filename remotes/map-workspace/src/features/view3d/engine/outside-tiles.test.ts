import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { toDegrees, toEarth } from './earth';
import { cornerOf, readGlb } from './glb';
import { grounded } from './grounding';
import { identity, times, upright } from './transforms';

/** Real Dutch data beside the project. */
const folder = resolve(__dirname, '../../../../../../../shared/data/nl_3d_tiles');
const isHere = existsSync(folder);
if (!isHere) console.warn(`skipped: ${folder} is not here`);
const onRealData = isHere ? test : test.skip;

// Tests have the decoder in WebAssembly; the page has that in plain JavaScript, which is ready at once.
beforeAll(() => MeshoptDecoder.ready);

async function read(name: string) {
  const bytes = await readFile(resolve(folder, name));
  return readGlb(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

onRealData(
  'a tile of the national set lies near Eede, some 44 m above the ellipsoid, and is put on the ground',
  async () => {
    const geometries = await read('zeeland/128.glb');
    // It has 34 attributes of each building, and its BAG id is none of them.
    expect(geometries[0]?.ids).toEqual(Array(1_028).fill(''));
    let [lowest, furthest] = [Infinity, 0];
    for (const geometry of geometries) {
      const inSpace = { ...geometry, place: times(upright, geometry.place) };
      for (let at = 0; at < geometry.positions.length / 3; at++) {
        const corner = cornerOf(inSpace, at);
        const place = toDegrees(corner);
        lowest = Math.min(lowest, Math.hypot(...corner) - Math.hypot(...toEarth(place)));
        furthest = Math.max(furthest, Math.abs(place.lon - 3.481), Math.abs(place.lat - 51.246));
      }
    }
    expect(furthest).toBeLessThan(0.1);
    expect(lowest).toBeGreaterThan(40);
    expect(lowest).toBeLessThan(50);

    for (const geometry of geometries) {
      const { positions, buildings } = grounded(geometry, identity);
      const bottoms = new Map<number, number>();
      for (const [at, building] of buildings.entries())
        bottoms.set(building, Math.min(bottoms.get(building) ?? Infinity, positions[at * 3 + 2] ?? 0));
      expect(bottoms.size).toBe(1_028);
      expect(Math.max(...bottoms.values())).toBeCloseTo(0);
      const tops = positions.filter((_, at) => at % 3 === 2);
      expect(Math.max(...tops)).toBeLessThan(60);
    }
  },
);

onRealData('a tile in Draco says what it needs, and one that is cut off is none', async () => {
  await expect(read('tienhoven/15-16846-10796.glb')).rejects.toThrow('needs KHR_draco_mesh_compression');
  const bytes = await readFile(resolve(folder, 'zeeland/128.glb'));
  expect(() => readGlb(new Uint8Array(bytes.subarray(0, 20_000)).buffer)).toThrow();
});

test('what is no glTF says so', () => {
  expect(() => readGlb(new TextEncoder().encode('<!doctype html><p>Not found, sorry').buffer)).toThrow(
    'is no binary glTF',
  );
});
