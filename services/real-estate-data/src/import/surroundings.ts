import type { DuckDBValue } from '@duckdb/node-api';
import { toGrid } from '../geo/mercator';
import { mergeStations, mergeTopography } from '../store/write/merge-surroundings';
import { type Read, readPoint, readShape } from './geometry';
import { ImportError } from './import-error';
import type { FileCount, ImportContext, Importer } from './importer';
import { type Feature, readFeatures } from './read-features';
import { shapeColumns } from './shape-columns';
import { text } from './values';

/** What the ground is made of, as the map draws it. */
export const topographyKinds = [
  'land',
  'water',
  'green',
  'sports',
  'square',
  'main',
  'street',
  'path',
  'rail',
] as const;

/** Railway stations as GeoJSON points with `code` and `name`. */
export const stationsImporter: Importer = {
  kind: 'stations',
  read: (path, context) => importFeatures(path, context, 'station', 'code', stationRow),
  merge: context => mergeStations(context.builder),
};

/** Land, water, green and roads as GeoJSON with `kind` and, for roads, `name`. */
export const topographyImporter: Importer = {
  kind: 'topography',
  read: (path, context) => importFeatures(path, context, 'topography', 'kind', topographyRow),
  merge: context => mergeTopography(context.builder, context.fictional),
};

async function importFeatures(
  path: string,
  context: ImportContext,
  table: 'station' | 'topography',
  key: string,
  toRow: (feature: Feature, fictional: boolean) => Read<DuckDBValue[]>,
): Promise<FileCount> {
  const writer = await context.builder.stage(table);
  let read = 0;
  let accepted = 0;
  try {
    for await (const feature of readFeatures(path)) {
      if (read === 0 && !(key in feature.properties))
        throw new ImportError(path, `holds no ${table} data: feature 1 has no "${key}"`);
      read = feature.number;
      const row = toRow(feature, context.fictional);
      if (row.problem === undefined) {
        writer.add(row.value);
        accepted += 1;
      } else {
        const id = text(feature.properties[key]) ?? '';
        context.rejects.add({ file: path, position: read, id, reason: row.problem });
      }
    }
  } finally {
    writer.close();
  }
  return { read, accepted, what: table };
}

function stationRow({ properties, ...rest }: Feature, fictional: boolean): Read<DuckDBValue[]> {
  const code = text(properties.code);
  const name = text(properties.name);
  if (!code || !name) return { problem: 'code or name is missing' };
  const point = readPoint({ properties, ...rest });
  if (point.problem !== undefined) return point;
  const { x, y } = toGrid(point.value);
  return { value: [code, name, point.value.lon, point.value.lat, x, y, fictional] };
}

function topographyRow(feature: Feature, fictional: boolean): Read<DuckDBValue[]> {
  const kind = text(feature.properties.kind);
  if (!topographyKinds.some(known => known === kind)) return { problem: `unknown kind "${kind ?? ''}"` };
  const shape = readShape(feature, true);
  if (shape.problem !== undefined) return shape;
  const isLine = feature.geometry?.type.includes('LineString') ?? false;
  return { value: [kind, text(feature.properties.name), fictional, isLine, ...shapeColumns(shape.value)] };
}
