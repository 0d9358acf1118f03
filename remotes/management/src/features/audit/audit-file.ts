import { csvFile, exportFile } from '@kavel/files';

export interface AuditTable<Event> {
  fileName: string;
  /** What the file is of, above the table: the organisation, the moment, the filter. */
  facts: readonly (readonly [name: string, value: string])[];
  headers: readonly string[];
  events: readonly Event[];
  cellsOf: (event: Event) => string[];
}

/** Saves the log as a table for a spreadsheet in the reader's language; moments in UTC, as ISO 8601. */
export async function saveAuditFile<Event>(table: AuditTable<Event>): Promise<void> {
  const { fileName, facts, headers, events, cellsOf } = table;
  const content = await csvFile([...facts.map(fact => [...fact]), [], [...headers], ...events.map(cellsOf)]);
  await exportFile({ content, fileName, object: 'audit', rows: events.length });
}
