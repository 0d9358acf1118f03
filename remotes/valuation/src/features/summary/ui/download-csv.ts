import { csvFile, saveFile } from '@kavel/files';
import type { SummaryUnit } from '../model/summary-unit';
import { type CsvWords, csvRows } from '../model/units-csv';

export interface CsvFile {
  fileName: string;
  /** What the figures are of: stands above them. */
  origin: readonly { name: string; value: string }[];
}

/** Hands the units over as a file that a spreadsheet of the user's language opens at once. */
export async function downloadCsv(
  units: readonly SummaryUnit[],
  words: CsvWords,
  { fileName, origin }: CsvFile,
): Promise<void> {
  const headers: string[] = Object.values(words.headers);
  const rows = csvRows(units, words).map(row => headers.map(header => row[header] ?? ''));
  saveFile(
    await csvFile([...origin.map(({ name, value }) => [name, value]), [], headers, ...rows]),
    fileName,
  );
}
