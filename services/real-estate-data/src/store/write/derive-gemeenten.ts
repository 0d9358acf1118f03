import { dissolve } from '../../geo/dissolve';
import type { Shape } from '../../geo/polygon';
import { decodeShape } from '../../geo/shape-blob';
import { shapeColumns } from '../../import/shape-columns';
import type { SnapshotBuilder } from '../snapshot-builder';
import { RowWriter } from './row-writer';

/** Outlines of the gemeenten, from those of their wijken; of buurten where a gemeente came without wijken. */
export async function deriveGemeenten(builder: SnapshotBuilder): Promise<void> {
  await builder.run('DELETE FROM gemeente_area');
  const writer = await RowWriter.open(builder.connection, 'gemeente_area');
  for await (const { code, naam, shapes } of gemeenten(builder)) {
    const shape = dissolve(shapes);
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

const partsSql = `WITH parts AS (
    SELECT gemeentecode, gemeentenaam, shape FROM wijk WHERE gemeentecode IS NOT NULL
    UNION ALL SELECT gemeentecode, gemeentenaam, shape FROM buurt
    WHERE gemeentecode IS NOT NULL
      AND gemeentecode NOT IN (SELECT gemeentecode FROM wijk WHERE gemeentecode IS NOT NULL))
  SELECT gemeentecode, coalesce(naam, max(gemeentenaam) OVER (PARTITION BY gemeentecode), gemeentecode), shape
  FROM parts LEFT JOIN gemeente ON code = gemeentecode
  WHERE shape IS NOT NULL ORDER BY gemeentecode`;
