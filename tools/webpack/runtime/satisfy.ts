/**
 * Replaces the federation runtime's version range parser: shared-policy.ts uses only ranges like `^19.0.0`, and the
 * runtime `<=19.3.1` to find the newest.
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
