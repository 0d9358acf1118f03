import { largestFile, readTable, type TableFile } from '@kavel/files/reading';

/** A file as a table of texts, or why it is refused. */
export async function readFile(file: File): Promise<TableFile> {
  // Before its bytes are in memory.
  if (file.size > largestFile) return { kind: 'refused', reason: 'tooLarge' };
  // A file that was moved, changed or closed to the user since it was chosen has no bytes to read.
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes === null ? { kind: 'refused', reason: 'broken' } : readTable(new Uint8Array(bytes));
}
