import type { Shape } from '@kavel/catalogue/geo';
import { decodeShape, dissolve, metresPerCell, type Nearness } from '@kavel/catalogue/geo';
import { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { shapeColumns } from '../geometry/shape-columns';

const cellsPerMetre = 1 / metresPerCell(52);
/** Tolerance for wijken of a national file, where each one was simplified separately. */
const nearness: Nearness = { points: 20 * cellsPerMetre, gaps: 60 * cellsPerMetre };

/** Outlines of gemeenten: their own, or else dissolved from their wijken; from buurten when there are no wijken. */
export async function deriveGemeenten(builder: SnapshotBuilder): Promise<void> {
  await builder.run('DELETE FROM gemeente_area');
  const writer = await RowWriter.open(builder.connection, 'gemeente_area');
  for await (const { code, naam, shapes } of gemeenten(builder)) {
    const shape = dissolve(shapes, nearness);
    if (shape.length > 0) writer.add([code, naam, ...shapeColumns(shape)]);
  }
  writer.close();
}

interface Gemeente {
  code: string;
  naam: string;
  shapes: Shape[];
}

async function* gemeenten(builder: SnapshotBuilder): AsyncGenerator<Gemeente> {
  let gathered = null as Gemeente | null;
  for await (const [code, naam, shape] of builder.stream<[string, string, Uint8Array]>(partsSql)) {
    if (gathered?.code !== code) {
      if (gathered) yield gathered;
      gathered = { code, naam, shapes: [] };
    }
    gathered.shapes.push(decodeShape(shape));
  }
  if (gathered) yield gathered;
}

const partsSql = `WITH wijken AS (
    SELECT gemeentecode, gemeentenaam, shape FROM wijk
    WHERE gemeentecode IS NOT NULL AND gemeentecode NOT IN (SELECT code FROM gemeente WHERE shape IS NOT NULL)),
  buurten AS (
    SELECT gemeentecode, gemeentenaam, shape FROM buurt
    WHERE gemeentecode IS NOT NULL AND gemeentecode NOT IN (SELECT code FROM gemeente WHERE shape IS NOT NULL)
      AND gemeentecode NOT IN (SELECT gemeentecode FROM wijken)),
  parts AS (
    SELECT code AS gemeentecode, naam AS gemeentenaam, shape FROM gemeente
    UNION ALL FROM wijken UNION ALL FROM buurten)
  SELECT gemeentecode, coalesce(naam, max(gemeentenaam) OVER (PARTITION BY gemeentecode), gemeentecode), p.shape
  FROM parts p LEFT JOIN gemeente ON code = gemeentecode
  WHERE p.shape IS NOT NULL ORDER BY gemeentecode`;
