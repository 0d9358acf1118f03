import { type Classes, classOf } from '../../areas';
import { type DistrictColumns, shownAt } from './district-columns';

/** Classes with a colour each. */
export interface ColouredClasses extends Classes {
  colours: readonly string[];
}

/** Colour of the classes that are not shown. */
export const notMarked = '#b9b9b2';

/** The number of an area's class, or why it has none. */
export function classKeyOf(columns: DistrictColumns, place: number, classes: ColouredClasses | null): string {
  const shown = shownAt(columns, place);
  if (shown === null || !classes) return columns.states[place] === 'redrawn' ? 'redrawn' : 'missing';
  return String(classOf(shown, classes.thresholds));
}

/** The colour of an area's class; null without one. */
export function colourAt(columns: DistrictColumns, place: number, classes: ColouredClasses | null) {
  const shown = shownAt(columns, place);
  return shown === null || !classes ? null : (classes.colours[classOf(shown, classes.thresholds)] ?? null);
}

/** Codes by class; while a class is shown alone, the others are grey. */
export function areasByClass(
  { codes, shown }: DistrictColumns,
  classes: ColouredClasses | null,
  alone: string | null,
): { colour: string; codes: string[] }[] {
  if (!classes) return [];
  const areas = classes.counts.map((_, at) => ({
    colour: alone === null || alone === String(at) ? (classes.colours[at] ?? notMarked) : notMarked,
    codes: [] as string[],
  }));
  for (const [at, value] of shown.entries()) {
    const code = codes[at];
    if (code !== undefined && !Number.isNaN(value))
      areas[classOf(value, classes.thresholds)]?.codes.push(code);
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

/** How many areas the figures of a map are based on. */
export interface Coverage {
  /** Areas in classes. */
  known: number;
  /** Areas without a value, and those that cannot be compared. */
  missing: number;
  redrawn: number;
  /** Each area counts once; null without values. */
  median: number | null;
}

export function coverageOf({ codes, shown, states, sorted }: DistrictColumns): Coverage {
  const known = sorted.length;
  const redrawn = states.filter((state, at) => state === 'redrawn' && Number.isNaN(shown[at])).length;
  const [below, above] = [sorted[Math.ceil(known / 2) - 1], sorted[Math.floor(known / 2)]];
  return {
    known,
    missing: codes.length - known - redrawn,
    redrawn,
    median: below === undefined || above === undefined ? null : (below + above) / 2,
  };
}
