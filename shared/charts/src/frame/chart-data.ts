/** One point: a table row, and its announcement. */
export interface ChartRow {
  key: string;
  label: string;
  /** Formatted values, one per column. */
  values: readonly string[];
}

/** Data of a chart as text, shared by table, readout and screen reader. */
export interface ChartData {
  /** Header of the first column, such as "Month". */
  labelHeader: string;
  /** Headers of the value columns. */
  columns: readonly string[];
  rows: readonly ChartRow[];
}

/** Lines of the readout of a point; a column with an empty text does not concern it. */
export function linesOf({ columns }: ChartData, { values }: ChartRow): { name: string; text: string }[] {
  return columns.map((name, at) => ({ name, text: values[at] ?? '–' })).filter(({ text }) => text !== '');
}

/** Name of a point: a bare number gets its header, as in "Year 3". */
export function nameOf({ labelHeader }: ChartData, { label }: ChartRow): string {
  return /^\d+$/.test(label) ? `${labelHeader} ${label}` : label;
}

/** Announcement of a point: `March 2026: median error 6.3 %, sales 20`. */
export function announced(data: ChartData, row: ChartRow): string {
  const lines = linesOf(data, row).map(({ name, text }) => (name ? `${name} ${text}` : text));
  return `${nameOf(data, row)}: ${lines.join(', ')}`;
}
