/** For each field the number of its column; fields without one are not imported. */
export type ColumnChoice<Field extends string> = Partial<Record<Field, number>>;

/** How files head the column of a field, in lower case without spaces and signs. */
export type Headings<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** A row as it is sent: the number of its line, and the cells of the chosen columns. */
export interface ImportRow<Field extends string> {
  line: number;
  cells: Partial<Record<Field, string>>;
}

const bare = (heading: string) => heading.toLowerCase().replace(/custom field|[^\p{L}\d]/gu, '');

/** The columns that headings name; of several names for one field the first in the list wins. */
export function guessColumns<Field extends string>(
  heading: readonly string[],
  headings: Headings<Field>,
): ColumnChoice<Field> {
  const names = heading.map(bare);
  const taken = new Set<number>();
  const choice: ColumnChoice<Field> = {};
  for (const field of Object.keys(headings) as Field[]) {
    const column = headings[field]
      .map(name => names.findIndex((one, at) => one === name && !taken.has(at)))
      .find(at => at >= 0);
    if (column === undefined) continue;
    choice[field] = column;
    taken.add(column);
  }
  return choice;
}

/**
 * Rows below the heading as they are sent. Empty rows are left out; lines are counted as in the file. `longest`:
 * characters of a cell; what is longer is cut, and refused by the service.
 */
export function importRows<Field extends string>(
  table: readonly (readonly string[])[],
  choice: ColumnChoice<Field>,
  longest: number,
): ImportRow<Field>[] {
  const chosen = Object.entries(choice) as [Field, number][];
  return table.slice(1).flatMap((cells, at) => {
    if (cells.every(cell => cell.trim() === '')) return [];
    const read: Partial<Record<Field, string>> = {};
    for (const [field, column] of chosen) read[field] = (cells[column] ?? '').slice(0, longest);
    return [{ line: at + 2, cells: read }];
  });
}
