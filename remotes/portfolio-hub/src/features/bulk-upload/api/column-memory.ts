import { type ColumnRole, isRole } from '../model/columns';

const key = 'kavel.bulk-columns';
/** Maximum number of remembered lists on this device. */
const remembered = 20;

type Memory = [signature: string, roles: ColumnRole[]][];

/** Column roles that the user corrected earlier for these headings; null without any. */
export function recallColumns(heading: readonly string[] | null): ColumnRole[] | null {
  if (heading === null) return null;
  const found = read().find(([signature]) => signature === signatureOf(heading));
  const roles = found?.[1];
  return roles?.length === heading.length ? roles : null;
}

/** Stores the user's column roles for these headings. */
export function rememberColumns(heading: readonly string[] | null, roles: readonly ColumnRole[]): void {
  if (heading === null) return;
  const signature = signatureOf(heading);
  const others = read().filter(([other]) => other !== signature);
  const memory: Memory = [[signature, [...roles]], ...others.slice(0, remembered - 1)];
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch (error) {
    console.warn('The columns cannot be remembered.', error);
  }
}

function signatureOf(heading: readonly string[]): string {
  return heading.map(cell => cell.trim().toLowerCase()).join('\u001f');
}

function read(): Memory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Memory[number] {
  if (!Array.isArray(entry)) return false;
  const [signature, roles] = entry as unknown[];
  return typeof signature === 'string' && Array.isArray(roles) && roles.every(isRole);
}
