import type { ClimateLayer } from '@kavel/contracts/sustainability';
import Flatbush from 'flatbush';
import { containsPoint } from '../../geo/polygon';
import { decodeShape } from '../../geo/shape-blob';
import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';

/** The value of a climate layer at a place. */
export interface ClimateValue {
  value: number;
  /** Of a flood: chance a year. */
  chance: number | null;
  year: number;
  /** File that it is from. */
  source: string;
  fictional: boolean;
}

/** Climate layers at a cell of the grid; layers without a value there are absent. */
export type ClimateAt = (x: number, y: number) => Partial<Record<ClimateLayer, ClimateValue>>;

interface Row extends ClimateValue {
  layer: ClimateLayer;
  shape: Uint8Array;
  xmin: number;
  ymin: number;
  xmax: number;
  ymax: number;
}

const hasClimate = hasColumn('climate_area', 'layer');

/**
 * The climate layers of a snapshot. Outlines are held as they are stored and decoded where a place lies in their box; of
 * several in one layer the last one counts, the newest year first.
 */
export const climateAt = perSnapshot(async (snapshot): Promise<ClimateAt> => {
  if (!(await hasClimate(snapshot))) return () => ({});
  return finderOf(await readAreas(snapshot));
});

function readAreas(snapshot: Snapshot): Promise<Row[]> {
  return snapshot.rows<Row>(
    `SELECT layer, value, chance, year, source, fictional, shape, xmin, ymin, xmax, ymax FROM climate_area
     ORDER BY year, source, rowid`,
  );
}

function finderOf(rows: readonly Row[]): ClimateAt {
  if (rows.length === 0) return () => ({});
  const index = new Flatbush(rows.length);
  for (const { xmin, ymin, xmax, ymax } of rows) index.add(xmin, ymin, xmax, ymax);
  index.finish();
  return (x, y) => {
    const found: Partial<Record<ClimateLayer, ClimateValue>> = {};
    for (const at of index.search(x, y, x, y).sort((one, other) => other - one)) {
      const row = rows[at];
      if (!row || found[row.layer] || !containsPoint(decodeShape(row.shape), x, y)) continue;
      const { value, chance, year, source, fictional } = row;
      found[row.layer] = { value, chance, year, source, fictional };
    }
    return found;
  };
}
