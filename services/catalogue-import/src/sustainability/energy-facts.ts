import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { heatSources, officeExemptions } from '@kavel/contracts/sustainability';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { mappedFields } from '../column-mapping';
import type { Feature } from '../features/read-features';
import type { Read } from '../geometry/geometry';
import { importRecords } from '../import-records';
import type { ImportContext, Importer } from '../importer';
import { bagId, integer, isYes, number, text } from '../values/values';

/** What is known of the energy and the protection of objects: metered use of a year, heat source, panels, exemptions. */
export const energyFactsImporter: Importer = {
  kind: 'energy-facts',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'energy facts',
      table: 'energy_fact',
      columns: mappedFields['energy-facts'],
      required: ['object_id'],
      id: 'object_id',
      toRow: feature => factRow(feature, basename(path), context),
    }),
  merge: context => mergeEnergyFacts(context.builder),
};

const numbers = [
  'gas_m3',
  'electricity_kwh',
  'heat_kwh',
  'solar_kwp',
  'facade_rc',
  'embodied',
  'hvac_kw',
  'rain_kept',
  'protection',
] as const;

function factRow(
  { properties }: Feature,
  source: string,
  { year: given, fictional }: ImportContext,
): Read<DuckDBValue[]> {
  const id = bagId(properties.object_id);
  if (!id) return { problem: 'object_id is not 16 digits' };
  const wrong = numbers.find(name => !isAmount(properties[name]));
  if (wrong) return { problem: `${wrong} is no number from 0 on` };
  const heatSource = text(properties.heat_source);
  if (heatSource !== null && !heatSources.some(known => known === heatSource))
    return { problem: `unknown heat_source "${heatSource}"; there are ${heatSources.join(', ')}` };
  const exemption = text(properties.exemption);
  if (exemption !== null && !officeExemptions.some(known => known === exemption))
    return { problem: `unknown exemption "${exemption}"; there are ${officeExemptions.join(', ')}` };
  const foundation = text(properties.foundation_label)?.toUpperCase() ?? null;
  if (foundation !== null && !/^[A-E]$/.test(foundation))
    return { problem: 'foundation_label is not A to E' };
  const year = integer(properties.jaar) ?? given ?? null;
  if (year === null) return { problem: 'does not say of which year it is: a column jaar, or --year' };
  const monitored = text(properties.monitored);
  const [gas, electricity, heat, solar, rc, embodied, hvac, rainKept, protection] = numbers.map(name =>
    number(properties[name]),
  );
  return {
    value: [
      id,
      heatSource,
      ...[gas, electricity, heat, solar, rc, embodied].map(orNull),
      exemption,
      orNull(hvac),
      monitored === null ? null : isYes(monitored),
      orNull(protection),
      orNull(rainKept),
      foundation,
      year,
      source,
      fictional,
    ],
  };
}

const orNull = (value: number | null | undefined): number | null => value ?? null;

/** Empty, or a number from 0 on. */
function isAmount(value: unknown): boolean {
  return text(value) === null || (number(value) ?? -1) >= 0;
}

/** Staged facts replace those of the same object. */
async function mergeEnergyFacts(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('energy_fact');
  await builder.replace(
    'energy_fact',
    `SELECT * EXCLUDE place FROM (
       SELECT *, 0 AS place FROM energy_fact UNION ALL SELECT *, rowid + 1 FROM staged_energy_fact)
     QUALIFY row_number() OVER (PARTITION BY object_id ORDER BY place DESC) = 1 ORDER BY object_id`,
  );
  await builder.run('DROP TABLE staged_energy_fact');
}
