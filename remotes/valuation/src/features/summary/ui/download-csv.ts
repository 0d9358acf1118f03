import { csvFile, exportFile } from '@kavel/files';
import type { SummaryUnit } from '../model/summary-unit';
import { type CsvWords, csvRows } from '../model/units-csv';

export interface CsvFile {
  valuationId: string;
  fileName: string;
  /** Facts written above the figures. */
  origin: readonly { name: string; value: string }[];
}

/** Downloads the units as a CSV file in the format that the spreadsheet of the user's language expects. */
export async function downloadCsv(
  units: readonly SummaryUnit[],
  words: CsvWords,
  { valuationId, fileName, origin }: CsvFile,
): Promise<void> {
  const headers: string[] = Object.values(words.headers);
  const rows = csvRows(units, words).map(row => headers.map(header => row[header] ?? ''));
  const content = await csvFile([...origin.map(({ name, value }) => [name, value]), [], headers, ...rows]);
  await exportFile({ content, fileName, object: 'valuation', objectId: valuationId, rows: units.length });
}
