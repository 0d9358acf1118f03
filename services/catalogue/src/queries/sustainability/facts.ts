import type { VtwType } from '@kavel/contracts';
import type { EnergyFacts } from '@kavel/contracts/sustainability';
import { oneOf } from '../../duckdb/packed-column';
import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';
import { hasRoofs } from '../layers/buildings';

/** Facts of an object, and the file that they are from. */
export interface StoredEnergyFacts extends EnergyFacts {
  year: number;
  source: string;
  fictional: boolean;
}

/** Column of each fact in the table. */
export const storedEnergyFacts = {
  heatSource: 'heat_source',
  gasM3: 'gas',
  electricityKwh: 'electricity',
  heatKwh: 'heat',
  solarKwp: 'solar',
  facadeRc: 'facade_rc',
  embodied: 'embodied',
  officeExemption: 'exemption',
  hvacKw: 'hvac',
  monitored: 'monitored',
  protection: 'protection',
  rainKept: 'rain_kept',
  foundationLabel: 'foundation_label',
  year: 'year',
  source: 'source',
  fictional: 'fictional',
} as const satisfies Record<keyof StoredEnergyFacts, string>;

const named = Object.entries(storedEnergyFacts).map(([name, column]) => `${column} AS "${name}"`);

const hasFacts = hasColumn('energy_fact', 'object_id');

/** Facts of objects by id; those without any are absent. */
export async function energyFacts(
  snapshot: Snapshot,
  ids: readonly string[],
): Promise<Map<string, StoredEnergyFacts>> {
  if (!(await hasFacts(snapshot))) return new Map();
  const { isListed, listed } = oneOf('object_id', ids);
  const rows = await snapshot.rows<StoredEnergyFacts & { objectId: string }>(
    `SELECT object_id AS "objectId", ${named.join(', ')}
     FROM energy_fact WHERE ${isListed}`,
    { listed },
  );
  return new Map(rows.map(({ objectId, ...facts }) => [objectId, facts]));
}

/** A measure of the imported tables. */
export interface StoredMeasure {
  name: string;
  vtwType: VtwType;
  builtFrom: number;
  builtTo: number;
  eurosPerM2: number;
  savedKwhPerM2: number;
  /** Who published the figures. */
  source: string;
  year: number;
  fictional: boolean;
}

const hasMeasures = hasColumn('measure_cost', 'measure');

/** All measures of a snapshot: some hundreds. */
export const measureTable = perSnapshot(async (snapshot): Promise<readonly StoredMeasure[]> => {
  if (!(await hasMeasures(snapshot))) return [];
  return snapshot.rows<StoredMeasure>(
    `SELECT measure AS name, vtw_type AS "vtwType", built_from AS "builtFrom", built_to AS "builtTo",
       euros AS "eurosPerM2", kwh AS "savedKwhPerM2", origin AS source, year, fictional
     FROM measure_cost ORDER BY ALL`,
  );
});

/** Sunlit m² of the roofs of panden; panden without a roof are absent. */
export async function sunnyRoofs(
  snapshot: Snapshot,
  pandIds: readonly string[],
): Promise<Map<string, number>> {
  if (pandIds.length === 0 || !(await hasRoofs(snapshot))) return new Map();
  const { isListed, listed } = oneOf('pand_id', pandIds);
  const rows = await snapshot.rows<{ pandId: string; sunny: number }>(
    `SELECT pand_id AS "pandId", sunny FROM roof WHERE sunny > 0 AND ${isListed}`,
    { listed },
  );
  return new Map(rows.map(({ pandId, sunny }) => [pandId, sunny]));
}
