import { readFile } from 'node:fs/promises';
import { decodeMesh } from '@kavel/catalogue/geo';
import { realData } from '@kavel/service-kit/testing';
import type { CityFeature, Face } from '../city-json/city-lines';
import { importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

/** What the file says of a building, worked out here from its faces, and its attributes. */
interface Told {
  /** m above the ground beside it, of the highest corner. */
  height: number;
  /** m² along its roof faces. */
  roofArea: number;
  attribute(name: string): number;
}

interface Row {
  pand_id: string;
  mesh: Uint8Array;
  height: number;
  roof_area: number;
}

const delft = realData('delft_3dbag');

delft.test(
  'the 159 buildings of Delft are those of the file, and agree with its attributes as far as it does',
  async () => {
    const path = `${delft.path}/delft_2025.city.jsonl`;
    const folder = await importFolder();
    try {
      const outcome = await folder.bring({ kind: '3dbag', paths: [path] });
      expect(outcome.files).toMatchObject([{ read: 159, accepted: 159, rejected: 0 }]);
      const rows = await folder.look(snapshot =>
        snapshot.rows<Row>('SELECT pand_id, mesh, height, roof_area FROM pand_mesh'),
      );
      const told = await readTold(path);
      const compared = rows.flatMap(row => {
        const file = told.get(row.pand_id);
        if (!file) return [];
        const { attribute } = file;
        const { above, volume } = measure(row.mesh);
        return {
          corner: Math.abs(row.height - file.height),
          faces: Math.abs(row.roof_area / file.roofArea - 1),
          volume: Math.abs(volume / attribute('b3_volume_lod22') - 1),
          footprint: Math.abs(above / attribute('b3_opp_grond') - 1),
          roof: Math.abs(row.roof_area / (attribute('b3_opp_dak_plat') + attribute('b3_opp_dak_schuin')) - 1),
          height: Math.abs(row.height - (attribute('b3_h_dak_max') - attribute('b3_h_maaiveld'))),
        };
      });
      const within = (key: keyof (typeof compared)[number], most: number): number =>
        compared.filter(one => one[key] <= most).length;
      // What is drawn is what the file draws, of every building.
      expect(within('corner', 0.02)).toBe(159);
      expect(within('faces', 0.005)).toBe(159);
      expect(within('volume', 0.006)).toBe(159);
      // Its attributes are not all of its geometry: see docs/benchmarks/three-dimensions.md.
      expect(within('footprint', 0.01)).toBe(157);
      expect(within('roof', 0.05)).toBe(139);
      expect(within('height', 0.3)).toBe(128);
    } finally {
      await folder.remove();
    }
  },
);

async function readTold(path: string): Promise<Map<string, Told>> {
  const [first = '', ...lines] = (await readFile(path, 'utf8')).trim().split('\n');
  const { transform } = JSON.parse(first) as { transform: { scale: number[]; translate: number[] } };
  return new Map(
    lines.map(line => {
      const feature = JSON.parse(line) as CityFeature;
      const objects = Object.values(feature.CityObjects);
      const attributes = objects.find(({ type }) => type === 'Building')?.attributes ?? {};
      const attribute = (name: string): number => Number(attributes[name]);
      const metres = feature.vertices.map(vertex =>
        vertex.map((value, axis) => value * (transform.scale[axis] ?? 1) + (transform.translate[axis] ?? 0)),
      );
      const solids = objects
        .flatMap(({ geometry = [] }) => geometry)
        .filter(({ lod }) => String(lod) === '2.2');
      let [top, roofArea] = [-Infinity, 0];
      for (const { boundaries, semantics } of solids)
        for (const [shell, faces] of (boundaries as readonly (readonly Face[])[]).entries())
          for (const [at, face] of faces.entries()) {
            for (const vertex of face.flat()) top = Math.max(top, metres[vertex]?.[2] ?? top);
            const values = semantics?.values as readonly (readonly number[])[] | undefined;
            const kind = semantics?.surfaces[values?.[shell]?.[at] ?? -1]?.type;
            if (kind === 'RoofSurface') roofArea += areaOf(face, metres);
          }
      const height = top - attribute('b3_h_maaiveld');
      return [String(attributes.identificatie).slice(-16), { height, roofArea, attribute }];
    }),
  );
}

/** By cross products of the edges of its rings; holes wind the other way. */
function areaOf(face: Face, metres: readonly number[][]): number {
  const origin = metres[face[0]?.[0] ?? 0] ?? [];
  const away = (vertex: number): number[] =>
    (metres[vertex] ?? []).map((value, axis) => value - (origin[axis] ?? 0));
  const normal = [0, 0, 0];
  for (const ring of face)
    for (const [at, vertex] of ring.entries()) {
      const [x1 = 0, y1 = 0, z1 = 0] = away(vertex);
      const [x2 = 0, y2 = 0, z2 = 0] = away(ring[(at + 1) % ring.length] ?? vertex);
      const cross = [y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2];
      for (const [axis, part] of cross.entries()) normal[axis] = (normal[axis] ?? 0) + part;
    }
  return Math.hypot(...normal) / 2;
}

/** m² seen from above (the floor is left out), and m³ above the ground, by the triangles. */
function measure(mesh: Uint8Array): { above: number; volume: number } {
  const { corners, triangles } = decodeMesh(mesh);
  let [above, volume] = [0, 0];
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = [], b = [], c = []] = [0, 1, 2].map(turn => {
      const from = (triangles[at + turn] ?? 0) * 3;
      return [...corners.subarray(from, from + 3)];
    });
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    const seen = ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
    above += seen;
    volume += (seen * (az + bz + cz)) / 3;
  }
  return { above, volume };
}
