import { csvFile, exportFile } from '@kavel/files';

export interface AuditTable<Event> {
  fileName: string;
  /** Facts written above the table: organisation, export time, filter. */
  facts: readonly (readonly [name: string, value: string])[];
  headers: readonly string[];
  events: readonly Event[];
  cellsOf: (event: Event) => string[];
}

/** Saves the log as a spreadsheet file in the user's language; timestamps are ISO 8601 in UTC. */
export async function saveAuditFile<Event>(table: AuditTable<Event>): Promise<void> {
  const { fileName, facts, headers, events, cellsOf } = table;
  const content = await csvFile([...facts.map(fact => [...fact]), [], [...headers], ...events.map(cellsOf)]);
  await exportFile({ content, fileName, object: 'audit', rows: events.length });
}
