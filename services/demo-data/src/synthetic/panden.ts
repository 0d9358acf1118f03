import { metresPerCell, type Shape, toLonLat } from '@kavel/catalogue/geo';
import { type SnapshotBuilder, shapeColumns } from '@kavel/catalogue-import';
import { Random } from '../random';
import type { ObjectStatus, PandStatus } from '../town/progress';
import { syntheticName } from './objects';

/** Larger ones would cover their neighbours, m². */
const largestFootprint = 1_500;
const usualFootprint = 80;
/** Dwellings of before have gabled roofs more often than newer ones. */
const gabledBefore = 2000;

type ObjectRow = [
  pandId: string,
  x: number,
  y: number,
  footprint: number | null,
  bouwjaar: number | null,
  vtwType: string | null,
  status: ObjectStatus,
];

/** Gives every object a pand around it, and every pand a roof. */
export async function makePanden(builder: SnapshotBuilder): Promise<void> {
  const panden = await builder.stage('pand');
  const roofs = await builder.stage('roof');
  const objects = 'SELECT pand_id, x, y, footprint, bouwjaar, vtw_type, status::VARCHAR FROM verblijfsobject';
  for await (const row of builder.stream<ObjectRow>(objects)) {
    panden.add(pandRow(row));
    roofs.add(roofRow(row));
  }
  panden.close();
  roofs.close();
  await builder.run('INSERT INTO pand BY NAME FROM staged_pand');
  await builder.run(
    'INSERT INTO roof BY NAME SELECT * FROM staged_roof ORDER BY x // 65536, y // 65536, pand_id',
  );
  for (const table of ['staged_pand', 'staged_roof']) await builder.run(`DROP TABLE ${table}`);
}

const footprintOf = (footprint: number | null): number =>
  Math.min(largestFootprint, footprint ?? usualFootprint);

/** The object's status allows either status of a pand that is not ready. */
function pandStatusOf(id: string, object: ObjectStatus): PandStatus {
  if (object === 'Verblijfsobject in gebruik') return 'Pand in gebruik';
  return new Random(`progress:${id}`).chance(0.5) ? 'Bouw gestart' : 'Bouwvergunning verleend';
}

function pandRow([id, x, y, footprint, bouwjaar, vtwType, objectStatus]: ObjectRow) {
  const status = pandStatusOf(id, objectStatus);
  const squareMetres = footprintOf(footprint);
  return [
    id,
    bouwjaar,
    status,
    syntheticName,
    true,
    vtwType,
    ...shapeColumns(squareAround(x, y, squareMetres)),
    squareMetres,
  ];
}

function squareAround(x: number, y: number, squareMetres: number): Shape {
  const half = Math.round(Math.sqrt(squareMetres) / 2 / metresPerCell(toLonLat({ x, y }).lat));
  return [[[x - half, y + half, x + half, y + half, x + half, y - half, x - half, y - half]]];
}

function roofRow([id, x, y, footprint, bouwjaar, vtwType]: ObjectRow) {
  const random = new Random(`roof:${id}`);
  const area = footprintOf(footprint);
  const isGabled =
    vtwType === 'eengezinswoning' && random.chance((bouwjaar ?? 0) < gabledBefore ? 0.85 : 0.4);
  if (!isGabled) return [id, area, 0, area, null, null, syntheticName, x, y, true];
  const slope = random.whole(30, 55);
  const sloped = Math.round(area / Math.cos((slope * Math.PI) / 180));
  // The azimuth is that of the larger face: where it faces south of the line east–west, over half of the roof is sunny.
  const azimuth = random.whole(0, 359);
  const sunny = azimuth >= 90 && azimuth <= 270 ? 0.55 : 0.45;
  return [id, 0, sloped, Math.round(sloped * sunny), azimuth, slope, syntheticName, x, y, true];
}
