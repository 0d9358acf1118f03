/**
 * Takes the place of the federation runtime's own reading of version ranges, of which shared-policy.ts has
 * one kind, `^19.0.0`, and the runtime another, `<=19.3.1`, when it looks for the newest.
 */
export function satisfy(version: string, range: string): boolean {
  const [, operator, wanted = ''] = /^(\^|<=)([\d.]+)$/.exec(range) ?? [];
  if (!operator) throw new Error(`${range} is no range that shared-policy.ts may ask for`);
  const order = compare(version, wanted);
  if (operator === '<=') return order <= 0;
  return order >= 0 && majorOf(version) === majorOf(wanted);
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function majorOf(version: string): string {
  return version.split('.', 1).join('');
}
