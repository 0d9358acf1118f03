export interface RejectedRow {
  line: number;
  /** In the language of the user. */
  problem: string;
}

/** The rejected rows as the file has them, below its heading, with the reason in a column of its own. */
export function rejectedTable(
  table: readonly (readonly string[])[],
  rows: readonly RejectedRow[],
  reason: string,
): string[][] {
  const [heading = []] = table;
  const width = Math.max(heading.length, ...rows.map(({ line }) => table[line - 1]?.length ?? 0));
  const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return [
    [...filled(heading), reason],
    ...rows.map(({ line, problem }) => [...filled(table[line - 1] ?? []), problem]),
  ];
}
