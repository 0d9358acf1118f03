import { type PathwayFile, pathwayColumns, pathwayLimits } from '@kavel/contracts/sustainability';

/** Why a file was not read: without the columns, without rows, or with too many. */
export type PathwayFileProblem = 'columns' | 'empty' | 'long';

const separators = [';', '\t', ','] as const;

/** Rows of a CSV with the columns vtwType, measure, year and value in any order. */
export function readPathwayFile(text: string): PathwayFile['rows'] | PathwayFileProblem {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = separators.find(one => head.includes(one)) ?? ';';
  const cellsOf = (line: string) => line.split(separator).map(cell => cell.trim().replace(/^"|"$/g, ''));
  const headers = cellsOf(head).map(header => header.toLowerCase());
  const at = pathwayColumns.map(column => headers.indexOf(column.toLowerCase()));
  if (at.includes(-1)) return 'columns';
  const rows = lines.flatMap((line, index) => {
    if (!line.trim()) return [];
    const cells = cellsOf(line);
    const [vtwType = '', measure = '', year = '', value = ''] = at.map(position =>
      (cells[position] ?? '').slice(0, pathwayLimits.cell),
    );
    return [{ line: index + 2, cells: { vtwType, measure, year, value } }];
  });
  if (rows.length === 0) return 'empty';
  return rows.length > pathwayLimits.rows ? 'long' : rows;
}
