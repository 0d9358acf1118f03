/** One point that can be walked to: a row of the table, and what is read out. */
export interface ChartRow {
  key: string;
  label: string;
  /** As they are shown, one a column. */
  values: readonly string[];
}

/** What a chart shows, in words and figures: the same for the table, the readout and the screen reader. */
export interface ChartData {
  /** Header of the first column: what the rows are, such as "Month". */
  labelHeader: string;
  /** Headers of the values. */
  columns: readonly string[];
  rows: readonly ChartRow[];
}

/** Lines of the readout at a point. */
export function linesOf({ columns }: ChartData, { values }: ChartRow): { name: string; text: string }[] {
  return columns.map((name, at) => ({ name, text: values[at] ?? '–' }));
}

/** The name of a point: a bare number needs its header, as in "Year 3". */
export function nameOf({ labelHeader }: ChartData, { label }: ChartRow): string {
  return /^\d+$/.test(label) ? `${labelHeader} ${label}` : label;
}

/** A point as it is announced: `March 2026: median error 6.3 %, sales 20`. */
export function announced(data: ChartData, row: ChartRow): string {
  const lines = linesOf(data, row).map(({ name, text }) => (name ? `${name} ${text}` : text));
  return `${nameOf(data, row)}: ${lines.join(', ')}`;
}
