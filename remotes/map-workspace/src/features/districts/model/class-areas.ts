import { type Classes, classOf } from '../../areas';
import type { DistrictRow } from './district-rows';

/** Classes with a colour each. */
export interface ColouredClasses extends Classes {
  colours: readonly string[];
}

/** Colour of the classes that are not shown. */
export const notMarked = '#b9b9b2';

/** The class of an area by its place, or why it has none. */
export function classKeyOf({ shown, state }: DistrictRow, classes: ColouredClasses | null): string {
  if (shown === null || !classes) return state === 'redrawn' ? 'redrawn' : 'missing';
  return String(classOf(shown, classes.thresholds));
}

/** Codes by class; while a class is shown alone, the others are grey. */
export function areasByClass(
  rows: readonly DistrictRow[],
  classes: ColouredClasses | null,
  alone: string | null,
): { colour: string; codes: string[] }[] {
  if (!classes) return [];
  const areas = classes.counts.map((_, at) => ({
    colour: alone === null || alone === String(at) ? (classes.colours[at] ?? notMarked) : notMarked,
    codes: [] as string[],
  }));
  for (const { code, shown } of rows) {
    if (shown !== null) areas[classOf(shown, classes.thresholds)]?.codes.push(code);
  }
  return areas;
}

/** Classes with their labels for a legend. */
export function legendOf(classes: ColouredClasses | null, format: (value: number) => string) {
  if (!classes) return [];
  const { thresholds, least, counts, colours } = classes;
  return counts.map((count, at) => {
    const [from, upTo] = [thresholds[at - 1], thresholds[at]];
    return { key: String(at), label: labelOf(from, upTo), colour: colours[at] ?? notMarked, count };
  });

  function labelOf(from: number | undefined, upTo: number | undefined): string {
    if (from === undefined) return upTo === undefined ? format(least) : `< ${format(upTo)}`;
    return upTo === undefined ? `≥ ${format(from)}` : `${format(from)} – ${format(upTo)}`;
  }
}

/** What the figures of a map rest on. */
export interface Coverage {
  /** Areas in classes. */
  known: number;
  /** Areas without a value, and those that cannot be compared. */
  missing: number;
  redrawn: number;
  /** Each area counts once; null without values. */
  median: number | null;
}

export function coverageOf(rows: readonly DistrictRow[]): Coverage {
  const values = Float64Array.from(rows.flatMap(({ shown }) => shown ?? [])).sort();
  const redrawn = rows.filter(({ shown, state }) => shown === null && state === 'redrawn').length;
  const [below, above] = [values[Math.ceil(values.length / 2) - 1], values[Math.floor(values.length / 2)]];
  return {
    known: values.length,
    missing: rows.length - values.length - redrawn,
    redrawn,
    median: below === undefined || above === undefined ? null : (below + above) / 2,
  };
}
