import type { VtwType } from '@kavel/contracts';
import type { HeatSource, OfficeExemption } from '@kavel/contracts/sustainability';
import { packed, unpacked } from '../../duckdb/packed-column';
import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';
import { hasRoofs } from '../layers/buildings';

/** Facts of the energy and protection of an object, in the units of the table. */
export interface StoredEnergyFacts {
  objectId: string;
  heatSource: HeatSource | null;
  gasM3: number | null;
  electricityKwh: number | null;
  heatKwh: number | null;
  solarKwp: number | null;
  facadeRc: number | null;
  embodied: number | null;
  officeExemption: OfficeExemption | null;
  hvacKw: number | null;
  monitored: boolean | null;
  protection: number | null;
  rainKept: number | null;
  foundationLabel: string | null;
  year: number;
  source: string;
  fictional: boolean;
}

const hasFacts = hasColumn('energy_fact', 'object_id');

/** Facts of objects by id; those without any are absent. */
export async function energyFacts(
  snapshot: Snapshot,
  ids: readonly string[],
): Promise<Map<string, StoredEnergyFacts>> {
  if (!(await hasFacts(snapshot))) return new Map();
  const rows = await snapshot.rows<StoredEnergyFacts>(
    `SELECT object_id AS "objectId", heat_source AS "heatSource", gas AS "gasM3", electricity AS "electricityKwh",
       heat AS "heatKwh", solar AS "solarKwp", facade_rc AS "facadeRc", embodied, exemption AS "officeExemption",
       hvac AS "hvacKw", monitored, protection, rain_kept AS "rainKept", foundation_label AS "foundationLabel", year,
       source, fictional
     FROM energy_fact WHERE object_id IN (SELECT ${unpacked('$ids')})`,
    { ids: packed(ids) },
  );
  return new Map(rows.map(row => [row.objectId, row]));
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
  const rows = await snapshot.rows<{ pandId: string; sunny: number }>(
    `SELECT pand_id AS "pandId", sunny FROM roof WHERE sunny > 0 AND pand_id IN (SELECT ${unpacked('$ids')})`,
    { ids: packed(pandIds) },
  );
  return new Map(rows.map(({ pandId, sunny }) => [pandId, sunny]));
}
