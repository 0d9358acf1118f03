import type { DuckDBValue } from '@duckdb/node-api';
import { toGrid } from '@kavel/catalogue/geo';
import type { Feature } from '../features/read-features';
import { type Read, readPoint, readShape } from '../geometry/geometry';
import { shapeColumns } from '../geometry/shape-columns';
import { importRecords } from '../import-records';
import type { Importer } from '../importer';
import { text } from '../values/values';
import { mergeStations, mergeTopography } from './merge-surroundings';

/** Ground cover kinds, as drawn by the map. */
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

/** Imports railway stations as points with `code` and `name`; a CSV has `lon` and `lat`, or `x` and `y`. */
export const stationsImporter: Importer = {
  kind: 'stations',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'stations',
      table: 'station',
      columns: ['code', 'name', 'lon', 'lat', 'x', 'y'],
      required: ['code', 'name'],
      id: 'code',
      toRow: feature => stationRow(feature, context.fictional),
    }),
  merge: context => mergeStations(context.builder),
};

/** Imports land, water, green and roads as GeoJSON with `kind` and, for roads, `name`. */
export const topographyImporter: Importer = {
  kind: 'topography',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'topography',
      table: 'topography',
      columns: ['kind', 'name'],
      required: ['kind'],
      id: 'kind',
      toRow: feature => topographyRow(feature, context.fictional),
    }),
  merge: context => mergeTopography(context.builder, context.fictional),
};

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
