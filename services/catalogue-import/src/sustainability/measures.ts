import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { vtwTypes } from '@kavel/contracts';
import { mappedFields } from '../column-mapping';
import type { Feature } from '../features/read-features';
import type { Read } from '../geometry/geometry';
import { importRecords } from '../import-records';
import type { ImportContext, Importer } from '../importer';
import { mergeBySource } from '../surroundings/merge-facts';
import { amount, integer, number, text } from '../values/values';

/** Cost and effect of measures by type and years of construction: euro and kWh saved per m², with source and year. */
export const measuresImporter: Importer = {
  kind: 'measures',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'measures',
      table: 'measure_cost',
      columns: mappedFields.measures,
      required: ['vtw_type', 'measure', 'euros_per_m2', 'kwh_per_m2', 'origin'],
      id: 'measure',
      toRow: feature => measureRow(feature, basename(path), context),
    }),
  merge: context => mergeBySource(context.builder, 'measure_cost'),
};

/** Years without a bound. */
const everFrom = 0;
const everTo = 9_999;

function measureRow(
  { properties }: Feature,
  source: string,
  { year: given, fictional }: ImportContext,
): Read<DuckDBValue[]> {
  const vtwType = text(properties.vtw_type);
  if (!vtwTypes.some(known => known === vtwType))
    return { problem: `unknown vtw_type "${vtwType ?? ''}"; there are ${vtwTypes.join(', ')}` };
  const measure = text(properties.measure);
  if (!measure) return { problem: 'measure is missing' };
  const euros = amount(properties.euros_per_m2);
  if (euros === null || euros < 0) return { problem: 'euros_per_m2 is no number from 0 on' };
  const kwh = number(properties.kwh_per_m2);
  if (kwh === null) return { problem: 'kwh_per_m2 is no number' };
  const origin = text(properties.origin);
  if (!origin) return { problem: 'origin is missing: who published the figures' };
  const from = integer(properties.built_from) ?? everFrom;
  const to = integer(properties.built_to) ?? everTo;
  if (from > to) return { problem: 'built_from is after built_to' };
  const year = integer(properties.jaar) ?? given ?? null;
  if (year === null) return { problem: 'does not say of which year it is: a column jaar, or --year' };
  return { value: [vtwType, from, to, measure, euros, kwh, origin, year, source, fictional] };
}
