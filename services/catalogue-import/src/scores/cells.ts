import { type AreaValue, areaCodesOf, type ScoreAreas } from '@kavel/catalogue';
import { type propertyScoreMetrics, rankOf, scaled, sustainabilityRankOf } from '@kavel/engine';
import { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Objects that lie in the same areas, and so have the same values of areas. */
export interface Cell {
  buurtcode: string | null;
  wijkcode: string | null;
  gemeentecode: string | null;
  postcode: string | null;
  objects: number;
}

export function readCells(builder: SnapshotBuilder): Promise<Cell[]> {
  return builder.rows<Cell>(
    `SELECT buurtcode, wijkcode, gemeentecode, left(postcode, 4) AS postcode, count(*)::INTEGER AS objects
     FROM verblijfsobject GROUP BY ALL`,
  );
}

/** The value of a metric in a cell and its points; undefined where there is none. */
export function valueIn(
  cell: Cell,
  areas: ScoreAreas,
  metric: (typeof propertyScoreMetrics)[number],
): { value: number; points: number } | undefined {
  const found = firstOf(cell, areas, metric.key);
  if (!found) return undefined;
  const { value } = found;
  const position =
    metric.scale === 'percentile' ? rankOf(areas.quantiles, cell.gemeentecode, metric.key, value) : value;
  return position === null ? undefined : { value, points: scaled(metric, position) };
}

/** The same of green, a metric of the sustainability index: its points are its rank among all buurten. */
export function greenIn(cell: Cell, areas: ScoreAreas): { value: number; points: number } | undefined {
  const found = firstOf(cell, areas, greenCover);
  if (!found) return undefined;
  const { value } = found;
  const quantilesOf = (scope: string) => areas.quantiles(scope, greenCover);
  const points = sustainabilityRankOf(quantilesOf, cell.gemeentecode, 'green', value);
  return points === null ? undefined : { value, points };
}

/** Key under which areas have it; `green` is the distance to it. */
const greenCover = 'green-cover';

function firstOf(cell: Cell, areas: ScoreAreas, key: string): AreaValue | undefined {
  for (const code of areaCodesOf(cell)) {
    const found = areas.of(code)?.get(key);
    if (found) return found;
  }
  return undefined;
}

/** Distances of areas in metres, for objects without one of their own, by column of `score_cell`. */
const fallbacks = ['station-distance', 'motorway', 'primary-school'] as const;

/** The temporary table `score_cell` with what areas tell where objects do not. */
export async function writeCells(
  builder: SnapshotBuilder,
  cells: readonly Cell[],
  areas: ScoreAreas,
): Promise<void> {
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE score_cell (buurtcode VARCHAR, wijkcode VARCHAR, gemeentecode VARCHAR, pc4 VARCHAR,
       station DOUBLE, motorway DOUBLE, school DOUBLE)`,
  );
  const writer = await RowWriter.open(builder.connection, 'score_cell');
  for (const cell of cells) {
    const found = fallbacks.map(key => firstOf(cell, areas, key));
    if (found.every(value => value === undefined)) continue;
    const { buurtcode, wijkcode, gemeentecode, postcode } = cell;
    const metres = found.map(one => (one ? one.value * 1_000 : null));
    writer.add([buurtcode, wijkcode, gemeentecode, postcode, ...metres]);
  }
  writer.close();
}
