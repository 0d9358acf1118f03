import { exportFile, workbookFile } from '@kavel/files';
import type { SummaryUnit } from '../model/summary-unit';
import { type CsvWords, csvRows } from '../model/units-csv';

export interface Workbook {
  valuationId: string;
  fileName: string;
  title: string;
  /** Names of the two sheets. */
  sheets: { report: string; units: string };
  /** Totals of the valuation, for the first sheet. */
  about: readonly { name: string; value: string | number }[];
}

const money = '#,##0';
const widths = { report: [34, 24], column: 16, address: 42 };

/** Downloads the summary as a workbook: the report on one sheet, the units on another, numbers as numeric cells. */
export async function downloadXlsx(
  units: readonly SummaryUnit[],
  words: CsvWords,
  { valuationId, fileName, title, sheets, about }: Workbook,
): Promise<void> {
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  const cell = (value: string | number) =>
    typeof value === 'number' && value > 10 ? { value, format: money } : value;
  const headers = Object.values(words.headers) as string[];
  const rows = csvRows(units, words).map(row => headers.map(header => cell(row[header] ?? '')));
  const content = await workbookFile([
    {
      name: sheets.report,
      rows: [[bold(title)], [], ...about.map(({ name, value }) => [bold(name), cell(value)])],
      widths: widths.report,
    },
    {
      name: sheets.units,
      rows: [headers.map(bold), ...rows],
      widths: headers.map((_, i) => (i === 0 ? widths.address : widths.column)),
      stickyRows: 1,
    },
  ]);
  await exportFile({ content, fileName, object: 'valuation', objectId: valuationId, rows: units.length });
}
