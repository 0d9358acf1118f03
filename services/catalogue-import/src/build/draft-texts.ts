import { draft } from '@kavel/catalogue';
import type { BuildDatabase } from './build-database';
import { TextNumbers } from './packed-rows';
import { RowWriter } from './row-writer';

/** Makes the list of texts that packed rows have as numbers. The same text may be in it more than once. */
export async function makeTexts(database: BuildDatabase): Promise<void> {
  await database.run(`CREATE TABLE ${draft}.text (number INTEGER, text VARCHAR)`);
}

/** The first number that no text has yet. */
export async function firstFreeText(database: BuildDatabase): Promise<number> {
  const [row] = await database.rows<{ next: number }>(
    `SELECT coalesce(max(number) + 1, 0)::INTEGER AS next FROM ${draft}.text`,
  );
  return row?.next ?? 0;
}

/** A writer for the list. */
export async function openTexts(database: BuildDatabase): Promise<RowWriter> {
  return RowWriter.open(database.connection, 'text', draft);
}

/** Texts of rows that are packed one by one, for all writers that are open at the same time. */
export class DraftTexts {
  private constructor(
    readonly numbers: TextNumbers,
    private readonly writer: RowWriter,
  ) {}

  static async open(database: BuildDatabase): Promise<DraftTexts> {
    return new DraftTexts(new TextNumbers(await firstFreeText(database), 1), await openTexts(database));
  }

  close(): void {
    for (const text of this.numbers.takeAdded()) this.writer.add(text);
    this.writer.close();
  }
}
