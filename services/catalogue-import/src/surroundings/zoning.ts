import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { enkelbestemmingen } from '@kavel/contracts/lists';
import { withLikelyCrs } from '../features/likely-crs';
import type { Feature } from '../features/read-features';
import { type Read, readShape } from '../geometry/geometry';
import { shapeColumns } from '../geometry/shape-columns';
import { importRecords } from '../import-records';
import type { Importer } from '../importer';
import { text } from '../values/values';
import { mergeBySource } from './merge-facts';

/**
 * Zoning plans after IMRO: areas with their main group, name and plan. The coordinate
 * system is recognised by the numbers, as some plans declare a wrong one.
 */
export const zoningImporter: Importer = {
  kind: 'zoning',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'enkelbestemmingen',
      table: 'bestemming',
      columns: ['bestemmingshoofdgroep', 'naam', 'verwijzingnaartekst', 'planidn', 'identificatie'],
      required: ['bestemmingshoofdgroep'],
      id: 'naam',
      toRow: feature => zoningRow(withLikelyCrs(feature), basename(path)),
    }),
  merge: context => mergeBySource(context.builder, 'bestemming'),
};

function zoningRow(feature: Feature, source: string): Read<DuckDBValue[]> {
  const { properties } = feature;
  const group = text(properties.bestemmingshoofdgroep)?.toLowerCase() ?? '';
  if (!enkelbestemmingen.some(known => known === group))
    return { problem: `unknown bestemmingshoofdgroep "${group}"` };
  const shape = readShape(feature);
  if (shape.problem !== undefined) return shape;
  return { value: [source, group, ...shapeColumns(shape.value), text(properties.naam), planOf(properties)] };
}

/** The number of the plan: it has a column, or stands in the reference to the text of the rules. */
function planOf({ planidn, verwijzingnaartekst }: Feature['properties']): string | null {
  return text(planidn) ?? /NL\.IMRO\.[\w.]+-\w+/.exec(text(verwijzingnaartekst) ?? '')?.[0] ?? null;
}
