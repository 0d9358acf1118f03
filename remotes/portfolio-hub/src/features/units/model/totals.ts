import { type EnergyLabel, energyLabels, type VtwType } from '@kavel/contracts';
import type { UnitRow } from './unit-row';

/** Sums over the units of a portfolio. Oppervlakte in m², rent in euro a year. */
export interface UnitTotals {
  units: number;
  area: number;
  withoutArea: number;
  annualRent: number;
  withRent: number;
  labelled: number;
  labelCOrBetter: number;
}

const labelsBelowC: readonly EnergyLabel[] = ['D', 'E', 'F', 'G'];

/** Unknown values count as zero in a sum, and are counted separately. */
export function totalsOf(rows: readonly UnitRow[]): UnitTotals {
  const totals = {
    units: rows.length,
    area: 0,
    withoutArea: 0,
    annualRent: 0,
    withRent: 0,
    labelled: 0,
    labelCOrBetter: 0,
  };
  for (const { oppervlakte, annualRent, energielabel } of rows) {
    if (oppervlakte === null) totals.withoutArea += 1;
    else totals.area += oppervlakte;
    if (annualRent !== null) {
      totals.withRent += 1;
      totals.annualRent += annualRent;
    }
    if (energielabel === null) continue;
    totals.labelled += 1;
    if (!labelsBelowC.includes(energielabel)) totals.labelCOrBetter += 1;
  }
  return totals;
}

/** Number of units of each type, highest first. */
export function typeCounts(rows: readonly UnitRow[]): { vtwType: VtwType; units: number }[] {
  const counts = new Map<VtwType, number>();
  for (const { vtwType } of rows) counts.set(vtwType, (counts.get(vtwType) ?? 0) + 1);
  return [...counts].map(([vtwType, units]) => ({ vtwType, units })).sort((a, b) => b.units - a.units);
}

/** Keys of the composition, and the figures that are summed. */
export const compositionKinds = ['type', 'label', 'year', 'size', 'rent', 'value'] as const;
export type CompositionKind = (typeof compositionKinds)[number];

export interface Part {
  /** A type, a label, a band such as `1945-1974`, or `none` for unknown. */
  key: string;
  units: number;
  /** Oppervlakte, rent or value for types; otherwise the number of units. */
  amount: number;
}

/** First years of building periods: before the war, up to the first energy rules, and later. */
const yearBands = [0, 1945, 1975, 1992, 2006, 2015];
const sizeBands = [0, 50, 100, 250, 1000, 5000];

/** `1945-1974`, `-1944` before the first, `2015-` after the last; `none` when null. */
function bandOf(bands: readonly number[], figure: number | null): string {
  if (figure === null) return 'none';
  const index = bands.findLastIndex(from => figure >= from);
  const from = bands[index] ?? 0;
  const next = bands[index + 1];
  return `${from || ''}-${next === undefined ? '' : next - 1}`;
}

const keyOf: Record<CompositionKind, (row: UnitRow) => string> = {
  type: row => row.vtwType,
  rent: row => row.vtwType,
  value: row => row.vtwType,
  label: row => row.energielabel ?? 'none',
  year: row => bandOf(yearBands, row.bouwjaar),
  size: row => bandOf(sizeBands, row.oppervlakte),
};

const amountOf: Record<CompositionKind, (row: UnitRow) => number> = {
  type: row => row.oppervlakte ?? 0,
  rent: row => row.annualRent ?? 0,
  value: row => row.value ?? 0,
  label: () => 1,
  year: () => 1,
  size: () => 1,
};

const fixedOrder: Partial<Record<CompositionKind, string[]>> = {
  label: [...energyLabels, 'none'],
  year: [...yearBands.map(from => bandOf(yearBands, from)), 'none'],
  size: [...sizeBands.map(from => bandOf(sizeBands, from)), 'none'],
};

/** Composition of a portfolio: bands and labels in their natural order, types by amount. Empty parts are left out. */
export function compositionOf(rows: readonly UnitRow[], kind: CompositionKind): Part[] {
  const parts = new Map<string, Part>();
  for (const row of rows) {
    const key = keyOf[kind](row);
    const part = parts.get(key) ?? { key, units: 0, amount: 0 };
    part.units += 1;
    part.amount += amountOf[kind](row);
    parts.set(key, part);
  }
  const order = fixedOrder[kind];
  const sorted = order
    ? order.flatMap(key => parts.get(key) ?? [])
    : [...parts.values()].sort((a, b) => b.amount - a.amount);
  return sorted.filter(part => part.amount > 0);
}
