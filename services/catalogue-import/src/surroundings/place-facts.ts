import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { toGrid } from '@kavel/catalogue/geo';
import type { Feature } from '../features/read-features';
import { type Read, readPoint, readShape } from '../geometry/geometry';
import { shapeColumns } from '../geometry/shape-columns';
import { importRecords } from '../import-records';
import type { Importer } from '../importer';
import { bagId, integer, number, postcode, text } from '../values/values';
import { mergeBySource, mergePandFacts } from './merge-facts';

/** 3DBAG: heights of roof and ground in metres above NAP, footprint in m². */
export const heightsImporter: Importer = {
  kind: 'heights',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'heights',
      table: 'pand_fact',
      columns: ['identificatie', 'b3_h_dak_70p', 'b3_h_maaiveld', 'b3_opp_grond'],
      required: ['identificatie', 'b3_h_dak_70p', 'b3_h_maaiveld'],
      id: 'identificatie',
      toRow: heightRow,
    }),
  merge: context => mergePandFacts(context.builder),
};

/** RUDIFUN: blocks with the ground space index, the built share of the block. */
export const coverageImporter: Importer = {
  kind: 'coverage',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'blocks',
      table: 'bouwblok',
      columns: ['gsi'],
      required: ['gsi'],
      id: 'gsi',
      toRow: feature => blockRow(feature, basename(path)),
    }),
  merge: context => mergeBySource(context.builder, 'bouwblok'),
};

/** Where one drives onto a motorway. */
export const rampsImporter: Importer = {
  kind: 'ramps',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'ramps',
      table: 'oprit',
      columns: ['name', 'lon', 'lat', 'x', 'y'],
      required: ['name'],
      id: 'name',
      toRow: feature => rampRow(feature, basename(path)),
    }),
  merge: context => mergeBySource(context.builder, 'oprit'),
};

/** Registrations of the trade register by verblijfsobject or by address, one per row or counted. */
export const kvkImporter: Importer = {
  kind: 'kvk',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'registrations',
      table: 'kvk',
      columns: [
        'object_id',
        'postcode',
        'huisnummer',
        'huisletter',
        'huisnummertoevoeging',
        'registrations',
        'coverage',
      ],
      required: ['postcode', 'huisnummer'],
      id: 'object_id',
      toRow: feature => kvkRow(feature, basename(path)),
    }),
  merge: context => mergeBySource(context.builder, 'kvk'),
};

/** Bounds in metres, far beyond the highest building and the deepest polder of the Netherlands. */
const heightBounds = { from: 0, to: 400 };

function heightRow({ properties }: Feature): Read<DuckDBValue[]> {
  const id = bagId(properties.identificatie);
  if (!id) return { problem: 'identificatie is not 16 digits' };
  const roof = number(properties.b3_h_dak_70p);
  const ground = number(properties.b3_h_maaiveld);
  if (roof === null || ground === null) return { problem: 'b3_h_dak_70p or b3_h_maaiveld is missing' };
  const height = Math.round((roof - ground) * 10) / 10;
  if (height < heightBounds.from || height > heightBounds.to)
    return { problem: `a height of ${height} m cannot be` };
  const footprint = number(properties.b3_opp_grond);
  return { value: [id, height, footprint === null ? null : Math.round(footprint)] };
}

function blockRow(feature: Feature, source: string): Read<DuckDBValue[]> {
  const index = number(feature.properties.gsi);
  if (index === null || index < 0 || index > 1) return { problem: 'gsi is no share between 0 and 1' };
  const shape = readShape(feature);
  if (shape.problem !== undefined) return shape;
  return { value: [source, Math.round(index * 1_000) / 10, ...shapeColumns(shape.value)] };
}

function rampRow(feature: Feature, source: string): Read<DuckDBValue[]> {
  const point = readPoint(feature);
  if (point.problem !== undefined) return point;
  const { x, y } = toGrid(point.value);
  return { value: [source, text(feature.properties.name), x, y] };
}

function kvkRow({ properties }: Feature, source: string): Read<DuckDBValue[]> {
  const objectId = bagId(properties.object_id);
  if (text(properties.object_id) && !objectId) return { problem: 'object_id is not 16 digits' };
  const code = postcode(properties.postcode);
  const huisnummer = integer(properties.huisnummer);
  if (!objectId && (!code || huisnummer === null))
    return { problem: 'has neither an object_id nor a postcode with house number' };
  const registrations = properties.registrations == null ? 1 : integer(properties.registrations);
  if (registrations === null || registrations < 0) return { problem: 'registrations is no count' };
  const coverage = properties.coverage == null ? null : number(properties.coverage);
  if (properties.coverage != null && (coverage === null || coverage < 0 || coverage > 100))
    return { problem: 'coverage is no percentage' };
  const suffix = `${text(properties.huisletter) ?? ''}${text(properties.huisnummertoevoeging) ?? ''}`;
  const key = suffix.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return { value: [source, objectId, code, huisnummer, key, registrations, coverage] };
}
