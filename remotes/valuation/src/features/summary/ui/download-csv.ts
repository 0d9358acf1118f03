import { csvFile, exportFile } from '@kavel/files';
import type { SummaryUnit } from '../model/summary-unit';
import { type CsvWords, csvRows } from '../model/units-csv';

export interface CsvFile {
  valuationId: string;
  fileName: string;
  /** Title of the figures, written above them. */
  origin: readonly { name: string; value: string }[];
}

/** Hands the units over as a file that a spreadsheet of the user's language opens at once. */
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
