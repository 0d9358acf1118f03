import type { ClimateLayer } from '@kavel/contracts/sustainability';
import Flatbush from 'flatbush';
import { containsPoint, type Shape } from '../../geo/polygon';
import { decodeShape } from '../../geo/shape-blob';
import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';

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
  return (await readClimate(sql => snapshot.rows(sql))) ?? (() => ({}));
});

/** The same of a snapshot that is being built; null without any layer. */
export async function readClimate(ask: (sql: string) => Promise<Row[]>): Promise<ClimateAt | null> {
  const rows = await ask(
    `SELECT layer, value, chance, year, source, fictional, shape, xmin, ymin, xmax, ymax FROM climate_area
     ORDER BY year, source, rowid`,
  );
  return rows.length === 0 ? null : finderOf(rows);
}

function finderOf(rows: readonly Row[]): ClimateAt {
  const index = new Flatbush(rows.length);
  for (const { xmin, ymin, xmax, ymax } of rows) index.add(xmin, ymin, xmax, ymax);
  index.finish();
  const shapeAt = decoderOf(rows);
  return (x, y) => {
    const found: Partial<Record<ClimateLayer, ClimateValue>> = {};
    for (const at of index.search(x, y, x, y).sort((one, other) => other - one)) {
      const row = rows[at];
      if (!row || found[row.layer] || !containsPoint(shapeAt(at), x, y)) continue;
      const { value, chance, year, source, fictional } = row;
      found[row.layer] = { value, chance, year, source, fictional };
    }
    return found;
  };
}

/** Most outlines that are held decoded: objects come neighbour by neighbour. */
const mostDecoded = 256;

function decoderOf(rows: readonly Row[]): (at: number) => Shape {
  const decoded = new Map<number, Shape>();
  return at => {
    const known = decoded.get(at);
    if (known) return known;
    const row = rows[at];
    const shape = row ? decodeShape(row.shape) : [];
    if (decoded.size >= mostDecoded) decoded.clear();
    decoded.set(at, shape);
    return shape;
  };
}
