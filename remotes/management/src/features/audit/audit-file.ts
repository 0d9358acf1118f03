import { csvFile, saveFile } from '@kavel/files';

/** Hands the log to the user as a table that a spreadsheet of the user's language opens; moments in UTC, as ISO 8601. */
export async function auditFile<Event>(
  events: readonly Event[],
  headers: string[],
  cellsOf: (event: Event) => string[],
): Promise<void> {
  const file = await csvFile([headers, ...events.map(cellsOf)]);
  saveFile(file, `kavel-audit-${new Date().toISOString().slice(0, 10)}.csv`);
}
