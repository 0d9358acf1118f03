import type { ComparisonState, DistrictAreas, DistrictValues } from '@kavel/contracts/districts';
import type { Bounds } from '@kavel/map';
import { ascending } from '../../areas';

/** Values of all areas, column by column: an area has the same place in each. */
export interface DistrictColumns {
  codes: readonly string[];
  /** In the chosen year; null where there is none. */
  values: readonly (number | null)[];
  /** In the year compared with; empty where no years are compared, like `states`. */
  before: readonly (number | null)[];
  states: readonly ComparisonState[];
  /** What is coloured: the value, or the change as a fraction of the value before; NaN where there is none. */
  shown: Float64Array;
  /** What is coloured, from low to high. */
  sorted: Float64Array;
}

export function districtColumns({ codes, values, compared }: DistrictValues): DistrictColumns {
  const { values: before, states } = compared ?? { values: [], states: [] };
  const shown = Float64Array.from(codes, (_, at) => {
    const value = values[at] ?? Number.NaN;
    return compared ? changeOf(value, before[at] ?? Number.NaN, states[at] ?? 'missing') : value;
  });
  return { codes, values, before, states, shown, sorted: ascending(shown) };
}

/** From zero there is no share. */
function changeOf(value: number, before: number, state: ComparisonState): number {
  return state === 'same' && before !== 0 ? value / before - 1 : Number.NaN;
}

/** What is coloured of an area; null where there is nothing. */
export function shownAt({ shown }: DistrictColumns, place: number): number | null {
  const value = shown[place] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** Places of the areas, the highest of what is coloured first; those without it last, as the register lists them. */
export function placesFromHighest({ codes, shown }: DistrictColumns): number[] {
  const places = codes.map((_, place) => place);
  const rank = (place: number) => {
    const value = shown[place] ?? Number.NaN;
    return Number.isNaN(value) ? -Infinity : value;
  };
  // Infinity minus itself is no number.
  return places.sort((one, other) => rank(other) - rank(one) || one - other);
}

const placesByCodes = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The place of an area by its code; null for another code. */
export function placeOf({ codes }: DistrictColumns, code: string | null): number | null {
  if (code === null) return null;
  const places = placesByCodes.get(codes) ?? new Map(codes.map((one, at) => [one, at]));
  placesByCodes.set(codes, places);
  return places.get(code) ?? null;
}

/** Names and bounds of the areas, at the same places as their values. */
export interface AreaColumns {
  names: readonly string[];
  /** Empty where the register does not say it. */
  gemeenten: readonly string[];
  bounds: readonly (Bounds | null)[];
}

/** Usually both answers are of one snapshot, and list the same areas in the same order. */
export function areaColumns(areas: DistrictAreas, codes: readonly string[]): AreaColumns {
  if (areas.codes.length === codes.length && areas.codes.every((code, at) => code === codes[at]))
    return areas;
  const places = new Map(areas.codes.map((code, at) => [code, at]));
  const at = codes.map(code => places.get(code) ?? -1);
  return {
    names: at.map((place, own) => areas.names[place] ?? codes[own] ?? ''),
    gemeenten: at.map(place => areas.gemeenten[place] ?? ''),
    bounds: at.map(place => areas.bounds[place] ?? null),
  };
}
