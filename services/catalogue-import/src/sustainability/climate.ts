import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { type ClimateLayer, climateLayers } from '@kavel/contracts/sustainability';
import { withLikelyCrs } from '../features/likely-crs';
import type { Feature } from '../features/read-features';
import { type Read, readShape } from '../geometry/geometry';
import { shapeColumns } from '../geometry/shape-columns';
import { importRecords } from '../import-records';
import type { ImportContext, Importer } from '../importer';
import { mergeBySource } from '../surroundings/merge-facts';
import { integer, number, text } from '../values/values';

/**
 * Climate layers by outline: heat in °C, rain and flood in cm, flood with its chance a year, foundation as class 0 to 3.
 */
export const climateImporter: Importer = {
  kind: 'climate',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'climate areas',
      table: 'climate_area',
      columns: ['layer', 'value', 'chance', 'jaar'],
      required: ['layer', 'value'],
      id: 'layer',
      toRow: feature => climateRow(withLikelyCrs(feature), basename(path), context),
    }),
  merge: context => mergeBySource(context.builder, 'climate_area'),
};

const words: Readonly<Record<string, ClimateLayer>> = {
  ...Object.fromEntries(climateLayers.map(layer => [layer, layer])),
  hitte: 'heat',
  regen: 'rain',
  wateroverlast: 'rain',
  overstroming: 'flood',
  fundering: 'foundation',
};

/** Least and greatest value of each layer. */
const limits: Record<ClimateLayer, readonly [least: number, most: number]> = {
  heat: [0, 70],
  rain: [0, 1_000],
  flood: [0, 2_000],
  foundation: [0, 3],
};

function climateRow(feature: Feature, source: string, context: ImportContext): Read<DuckDBValue[]> {
  const { layer: written, value: given, chance: told, jaar } = feature.properties;
  const layer = words[text(written)?.toLowerCase() ?? ''];
  if (!layer)
    return { problem: `unknown layer "${text(written) ?? ''}"; there are ${climateLayers.join(', ')}` };
  const value = number(given);
  const [least, most] = limits[layer];
  if (value === null || value < least || value > most)
    return { problem: `value of ${layer} is no number from ${least} to ${most}` };
  const chance = number(told);
  if (layer === 'flood' && value > 0 && (chance === null || chance <= 0 || chance > 1))
    return { problem: 'chance of a flood is no number above 0 and up to 1' };
  const year = integer(jaar) ?? context.year ?? null;
  if (year === null) return { problem: 'does not say of which year it is: a column jaar, or --year' };
  const shape = readShape(feature);
  if (shape.problem !== undefined) return shape;
  return { value: [layer, value, chance, year, source, context.fictional, ...shapeColumns(shape.value)] };
}
