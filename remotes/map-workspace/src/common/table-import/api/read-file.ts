import { readTable, type TableFile } from '@kavel/files/reading';

/** A file as a table of texts, or why it is refused. */
export async function readFile(file: File): Promise<TableFile> {
  return readTable(new Uint8Array(await file.arrayBuffer()));
}
