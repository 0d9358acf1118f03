import { draft } from '@kavel/catalogue';
import type { BuildDatabase } from './build-database';

const names = `${draft}.dataset_name`;

/** Names of the imported datasets, numbered from 1. */
export async function makeDatasets(database: BuildDatabase): Promise<void> {
  await database.run(`CREATE TABLE ${names} (number INTEGER, name VARCHAR)`);
}

/** SQL of the number of the dataset being read. Its name is known once all its files have been read. */
export const unnamedDataset = `(SELECT count(*)::INTEGER + 1 FROM ${names})`;

/** SQL of the name of a row's dataset by its number; null until it has one. */
export const datasetNameSql = `(SELECT list(name ORDER BY number) FROM ${names})[dataset]`;

/** Number of the dataset being read. */
export async function openDataset(database: BuildDatabase): Promise<number> {
  const [row] = await database.rows<{ number: number }>(`SELECT ${unnamedDataset} AS number`);
  return row?.number ?? 1;
}

export async function nameDataset(database: BuildDatabase, name: string): Promise<void> {
  await database.run(`INSERT INTO ${names} SELECT ${unnamedDataset}, $name`, { name });
}
