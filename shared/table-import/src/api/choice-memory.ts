import type { ColumnChoice } from '../model/column-choice';

/** Number of mappings that are remembered on this device. */
const remembered = 20;

type Memory = [signature: string, choice: Record<string, number>][];

/** The mapping that the user chose earlier for a file with these headings; null without any. */
export function recallChoice<Field extends string>(
  memory: string,
  heading: readonly string[],
): ColumnChoice<Field> | null {
  const found = read(memory).find(([signature]) => signature === signatureOf(heading));
  return found === undefined ? null : (found[1] as ColumnChoice<Field>);
}

/** Keeps a mapping for files with these headings. */
export function rememberChoice<Field extends string>(
  memory: string,
  heading: readonly string[],
  choice: ColumnChoice<Field>,
): void {
  const signature = signatureOf(heading);
  const others = read(memory).filter(([other]) => other !== signature);
  const kept = [[signature, choice], ...others.slice(0, remembered - 1)];
  try {
    localStorage.setItem(keyOf(memory), JSON.stringify(kept));
  } catch (error) {
    console.warn('The columns cannot be remembered.', error);
  }
}

const keyOf = (memory: string) => `kavel.columns.${memory}`;

const signatureOf = (heading: readonly string[]) =>
  heading.map(cell => cell.trim().toLowerCase()).join('\u001f');

function read(memory: string): Memory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(memory)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Memory[number] {
  if (!Array.isArray(entry)) return false;
  const [signature, choice] = entry as unknown[];
  return (
    typeof signature === 'string' &&
    typeof choice === 'object' &&
    choice !== null &&
    Object.values(choice).every(column => Number.isInteger(column))
  );
}
