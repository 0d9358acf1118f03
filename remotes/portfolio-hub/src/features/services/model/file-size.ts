import type { Formats } from '@kavel/i18n';

const units = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const;

/** Formats bytes, for example 1,2 MB. */
export function sizeText(bytes: number, format: Pick<Formats, 'decimal' | 'number'>): string {
  const [unit, factor] = units.find(([, least]) => bytes >= least) ?? ['B', 1];
  return `${unit === 'B' ? format.number(bytes) : format.decimal(bytes / factor)}\u00a0${unit}`;
}
