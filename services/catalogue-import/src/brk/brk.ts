import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { withLikelyCrs } from '../features/likely-crs';
import type { Feature } from '../features/read-features';
import { type Read, readShape } from '../geometry/geometry';
import { shapeColumns } from '../geometry/shape-columns';
import { importRecords } from '../import-records';
import type { ImportContext, Importer } from '../importer';
import { mergeBySource } from '../surroundings/merge-facts';
import { number, text } from '../values/values';

/** Plots of the BRK with their registered area, as in the Kadastrale kaart. */
export const brkImporter: Importer = {
  kind: 'brk',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'plots',
      table: 'perceel',
      columns: ['identificatie_lokaal_id', 'kadastrale_grootte_waarde'],
      required: ['identificatie_lokaal_id', 'kadastrale_grootte_waarde'],
      id: 'identificatie_lokaal_id',
      toRow: feature => plotRow(withLikelyCrs(feature), basename(path), context),
    }),
  merge: context => mergeBySource(context.builder, 'perceel'),
};

function plotRow(feature: Feature, source: string, { fictional }: ImportContext): Read<DuckDBValue[]> {
  const { properties } = feature;
  const id = text(properties.identificatie_lokaal_id);
  if (!id) return { problem: 'identificatie_lokaal_id is missing' };
  const area = number(properties.kadastrale_grootte_waarde);
  if (area === null || area <= 0) return { problem: 'kadastrale_grootte_waarde is no area in m²' };
  const shape = readShape(feature);
  if (shape.problem !== undefined) return shape;
  return { value: [id, area, source, fictional, ...shapeColumns(shape.value)] };
}
