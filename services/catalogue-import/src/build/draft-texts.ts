import { draft } from '@kavel/catalogue';
import type { SnapshotBuilder } from '../snapshot-builder';
import { TextNumbers } from './packed-rows';
import { RowWriter } from './row-writer';

/** Makes the list of texts that packed rows have as numbers. The same text may be in it more than once. */
export async function makeTexts(builder: SnapshotBuilder): Promise<void> {
  await builder.run(`CREATE TABLE ${draft}.text (number INTEGER, text VARCHAR)`);
}

/** The first number that no text has yet. */
export async function firstFreeText(builder: SnapshotBuilder): Promise<number> {
  const [row] = await builder.rows<{ next: number }>(
    `SELECT coalesce(max(number) + 1, 0)::INTEGER AS next FROM ${draft}.text`,
  );
  return row?.next ?? 0;
}

/** A writer for the list. */
export async function openTexts(builder: SnapshotBuilder): Promise<RowWriter> {
  return RowWriter.open(builder.connection, 'text', draft);
}

/** Texts of rows that are packed one by one, for all writers that are open at the same time. */
export class DraftTexts {
  private constructor(
    readonly numbers: TextNumbers,
    private readonly writer: RowWriter,
  ) {}

  static async open(builder: SnapshotBuilder): Promise<DraftTexts> {
    return new DraftTexts(new TextNumbers(await firstFreeText(builder), 1), await openTexts(builder));
  }

  close(): void {
    for (const text of this.numbers.takeAdded()) this.writer.add(text);
    this.writer.close();
  }
}
