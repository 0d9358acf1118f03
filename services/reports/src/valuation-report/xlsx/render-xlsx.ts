import type { Row, Cell as SheetCell } from 'write-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import type { Sealed } from '../../typst/seal';
import type { Cell, Report, Section } from '../model/report';
import { reportTexts } from '../texts';
import { rowsOf } from './rows';

/** Named for all cells: a style without it, such as bold, gets another font in some programs. */
const font = { fontFamily: 'Calibri', fontSize: 11 };

/** The report as a workbook: a sheet for each section, with numbers and dates as values. */
export function renderXlsx(report: Sealed<Report>): Promise<Buffer> {
  const taken = new Set<string>();
  const front = { heading: reportTexts[report.language].cover, data: frontOf(report) };
  const sheets = [
    front,
    ...report.sections.map(section => ({ heading: section.heading, data: dataOf(report, section) })),
  ];
  return writeXlsxFile(
    sheets.map(({ heading, data }) => ({
      sheet: sheetName(heading, taken),
      data,
      columns: widthsOf(data),
      orientation: 'landscape' as const,
    })),
    font,
  ).toBuffer();
}

const bold = (value: string, fontSize?: number): SheetCell => ({
  value,
  type: String,
  fontWeight: 'bold',
  ...(fontSize ? { fontSize } : {}),
});

function frontOf(report: Sealed<Report>): Row[] {
  const facts = report.cover?.facts ?? [];
  const texts = reportTexts[report.language];
  return [
    [bold(report.title, 16)],
    [`${report.kind} · ${report.lead} · ${report.status}`],
    ...(report.mark === null ? [] : [[bold(report.mark)]]),
    [],
    ...facts.map(({ name, cell }) => [name, sheetCell(cell)]),
    [],
    [texts.mapInPdf],
  ];
}

function dataOf(report: Sealed<Report>, { heading, blocks }: Section): Row[] {
  const body = blocks.flatMap(block => [...rowsOf(block, report.origin).map(row => row.map(sheetCell)), []]);
  return [[bold(heading, 14)], [], ...body];
}

const formats = {
  money: '#,##0',
  number: '#,##0',
  decimal: '#,##0.00',
  percent: '0.00%',
  signedPercent: '+0.0%;-0.0%;0.0%',
  date: 'yyyy-mm-dd',
} as const;

/** A text is never a formula: it is written as a string. */
function sheetCell({ text, value, format, strong }: Cell): SheetCell {
  const weight = strong ? { fontWeight: 'bold' as const } : {};
  if (format === 'date' && typeof value === 'string')
    return { value: new Date(value), type: Date, format: formats.date, ...weight };
  if (typeof value === 'number')
    return { value, type: Number, ...(format ? { format: formats[format] } : {}), ...weight };
  return { value: text, type: String, ...weight };
}

/** Excel takes 31 characters, without some signs, each name once. */
function sheetName(heading: string, taken: Set<string>): string {
  const clean =
    heading
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || '-';
  for (let at = 1; ; at += 1) {
    const end = at === 1 ? '' : ` ${at}`;
    const name = shortened(clean, 31 - end.length) + end;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** By the longest short text of each column. */
function widthsOf(data: readonly Row[]) {
  const count = Math.max(1, ...data.map(row => row.length));
  return Array.from({ length: count }, (_, at) => {
    const lengths = data.map(row => lengthOf(row[at])).filter(length => length <= 60);
    return { width: Math.max(12, ...lengths) + 2 };
  });
}

function lengthOf(cell: SheetCell): number {
  const value = cell && typeof cell === 'object' && 'value' in cell ? cell.value : cell;
  return value instanceof Date ? 10 : String(value ?? '').length;
}
