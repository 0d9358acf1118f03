import { draft } from '@kavel/catalogue';
import { firstFreeText } from './draft-texts';
import type { SnapshotBuilder } from './snapshot-builder';

/** SQL of the datasets of which it is not known yet what they are about. */
export const unnamedDatasets = `(SELECT number FROM ${draft}.text WHERE text IS NULL)`;

/** A dataset whose rows are coming in: its number among the texts, which gets a name when all have been read. */
export async function openDataset(builder: SnapshotBuilder): Promise<number> {
  const number = await firstFreeText(builder);
  await builder.run(`INSERT INTO ${draft}.text VALUES ($number, NULL)`, { number });
  return number;
}

export async function nameDatasets(builder: SnapshotBuilder, name: string): Promise<void> {
  await builder.run(`UPDATE ${draft}.text SET text = $name WHERE text IS NULL`, { name });
}
