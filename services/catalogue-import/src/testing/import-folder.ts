import type { Snapshot } from '@kavel/catalogue';
import { lookInto, temporaryFolder } from '@kavel/catalogue/testing';
import { type ImportJob, type ImportOutcome, runImport } from '../run-import';

/** A temporary data folder to import into. */
export interface ImportFolder {
  path: string;
  bring(...jobs: ImportJob[]): Promise<ImportOutcome>;
  look<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

export async function importFolder(): Promise<ImportFolder> {
  const { path, remove } = await temporaryFolder();
  return {
    path,
    remove,
    bring: (...jobs) => runImport({ dataFolder: path, jobs }),
    look: work => lookInto(path, work),
  };
}

/** Content of all tables except import timestamps. */
export function contentsOf({ look }: ImportFolder): Promise<unknown> {
  return look(async snapshot => ({
    objects: await snapshot.rows('SELECT * FROM verblijfsobject ORDER BY object_id'),
    panden: await snapshot.rows('SELECT * FROM pand ORDER BY identificatie'),
    labels: await snapshot.rows('SELECT * FROM energielabel ORDER BY ALL'),
    areas: await snapshot.rows('SELECT * FROM wijk UNION ALL BY NAME SELECT * FROM buurt ORDER BY code'),
    deals: await snapshot.rows('SELECT * FROM sale UNION ALL BY NAME SELECT * FROM rent ORDER BY ALL'),
    datasets: await snapshot.rows('SELECT kind, source, accepted, rejected FROM dataset ORDER BY ALL'),
  }));
}
