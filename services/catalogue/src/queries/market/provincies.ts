import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';

/** A provincie with objects. */
export interface ProvincieRow {
  code: string;
  /** Codes of its gemeenten with objects. */
  gemeenten: string[];
  /** Whether all of its objects are. */
  fictional: boolean;
}

const hasProvincie = hasColumn('verblijfsobject', 'provincie');

/** By code; none in a snapshot from before objects had a provincie. */
export const provincies = perSnapshot(async snapshot => {
  if (!(await hasProvincie(snapshot))) return [];
  return snapshot.rowsOnce<ProvincieRow>(
    `SELECT provincie AS code, list(gemeente ORDER BY gemeente) AS gemeenten, bool_and(fictional) AS fictional
     FROM (SELECT provincie, gemeentecode AS gemeente, bool_and(fictional) AS fictional FROM verblijfsobject
       WHERE provincie IS NOT NULL AND gemeentecode IS NOT NULL GROUP BY ALL)
     GROUP BY provincie ORDER BY provincie`,
  );
});

/** Codes of the gemeenten of a provincie; none where it has no objects. */
export async function gemeentenOf(snapshot: Snapshot, provincie: string): Promise<string[]> {
  return (await provincies(snapshot)).find(({ code }) => code === provincie)?.gemeenten ?? [];
}
