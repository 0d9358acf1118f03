import { shortened } from '@kavel/i18n';

/** For each field the number of its column; fields without one are not imported. */
export type ColumnChoice<Field extends string> = Partial<Record<Field, number>>;

/** How files head the column of a field, in lower case without spaces and signs. */
export type Headings<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** A row as it is sent: the number of its line, and the cells of the chosen columns. */
export interface ImportRow<Field extends string> {
  line: number;
  cells: Partial<Record<Field, string>>;
}

const bare = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/custom field|[^\p{L}\d]/gu, '');

/** A unit at the end, in brackets or not: `(€ per jaar)`, `in m2`. What is `per m2` is another figure. */
const unit =
  /\s*(?:[([](?!.*(?:\/|per)\s*m[2²])[^)\]]*[)\]]|(?<!per\s*|\/\s*)\b(?:in )?(?:€|eur|euros?|m2|m²|%))\s*$/i;

/** The columns that headings name, with or without a unit; of several names for one field the first in the list wins. */
export function guessColumns<Field extends string>(
  heading: readonly string[],
  headings: Headings<Field>,
): ColumnChoice<Field> {
  const names = heading.map(one => [bare(one), bare(one.replace(unit, ''))]);
  const taken = new Set<number>();
  const choice: ColumnChoice<Field> = {};
  for (const field of Object.keys(headings) as Field[]) {
    const column = headings[field]
      .map(name => names.findIndex((ones, at) => ones.includes(name) && !taken.has(at)))
      .find(at => at >= 0);
    if (column === undefined) continue;
    choice[field] = column;
    taken.add(column);
  }
  return choice;
}

/** Names of the columns that no field is read from. */
export function unusedColumns<Field extends string>(
  heading: readonly string[],
  choice: ColumnChoice<Field>,
): string[] {
  const used = new Set(Object.values(choice));
  return heading.filter((name, column) => name.trim() !== '' && !used.has(column));
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
    for (const [field, column] of chosen) read[field] = shortened(cells[column] ?? '', longest);
    return [{ line: at + 2, cells: read }];
  });
}
