import { gridBits } from '@kavel/catalogue/geo';
import { allOf } from '../build/draft-bag';
import { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { type AreaRow, finderOf } from './area-finder';

/** Bits of a grid coordinate within a tile: tiles are 1.5 km wide, and have 30,000 plots in the middle of a city. */
const tileBits = 17;
const perSide = gridBits - tileBits;

const tileSql = (x: string, y: string) => `((${x} << ${perSide}) + ${y})::INTEGER`;

/** Plots in each tile that their bounds touch. */
const plotsSql = `SELECT ${tileSql('tile_x', 'tile_y')} AS tile, perceel_id, shape, xmin, ymin, xmax, ymax FROM (
    SELECT *, unnest(range(ymin >> ${tileBits}, (ymax >> ${tileBits}) + 1)) AS tile_y FROM (
      SELECT *, unnest(range(xmin >> ${tileBits}, (xmax >> ${tileBits}) + 1)) AS tile_x FROM perceel))
  ORDER BY tile, perceel_id`;

const objectsSql = `SELECT ${tileSql(`(x >> ${tileBits})`, `(y >> ${tileBits})`)} AS tile, object_id, x, y
  FROM ${allOf('verblijfsobject', 'object_id', 'x', 'y')} ORDER BY tile`;

/**
 * Fills the temporary table `plot_at` (object_id, perceel): the plot that each object lies on. Both come from the
 * database in the order of tiles, so that only the outlines of one tile are in memory, not those of a country.
 */
export async function assignPlots(builder: SnapshotBuilder): Promise<void> {
  await builder.run('CREATE OR REPLACE TEMP TABLE plot_at (object_id VARCHAR, perceel VARCHAR)');
  if ((await builder.count('perceel')) === 0) return;
  const writer = await RowWriter.open(builder.connection, 'plot_at');
  const tiles = tilesOf(builder.stream<PlotRow>(plotsSql));
  let tile = await tiles.next();
  let at = -1;
  let find: ReturnType<typeof finderOf<string>> | null = null;
  for await (const [number, objectId, x, y] of builder.stream<[number, string, number, number]>(objectsSql)) {
    if (number !== at) {
      while (!tile.done && tile.value.number < number) tile = await tiles.next();
      find = !tile.done && tile.value.number === number ? finderOf(tile.value.plots) : null;
      at = number;
    }
    const perceel = find?.(x, y) ?? null;
    if (perceel !== null) writer.add([objectId, perceel]);
  }
  await tiles.return();
  writer.close();
}

type PlotRow = [tile: number, id: string, shape: Uint8Array, ...box: [number, number, number, number]];

interface Tile {
  number: number;
  plots: AreaRow<string>[];
}

async function* tilesOf(rows: AsyncIterable<PlotRow>): AsyncGenerator<Tile, void> {
  let tile = null as Tile | null;
  for await (const [number, value, shape, xmin, ymin, xmax, ymax] of rows) {
    if (tile?.number !== number) {
      if (tile) yield tile;
      tile = { number, plots: [] };
    }
    tile.plots.push({ value, shape, xmin, ymin, xmax, ymax });
  }
  if (tile) yield tile;
}
