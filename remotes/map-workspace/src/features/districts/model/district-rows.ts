import type { ComparisonState, DistrictAreas, DistrictValues } from '@kavel/contracts/districts';
import type { Bounds } from '@kavel/map';

/** One area with what is shown of it. */
export interface DistrictRow {
  code: string;
  name: string;
  gemeente: string;
  bounds: Bounds;
  /** In the chosen year; null where there is none. */
  value: number | null;
  /** In the year compared with. */
  before: number | null;
  /** Null where no years are compared. */
  state: ComparisonState | null;
  /** What is coloured: the value, or the change as a fraction of the value before. */
  shown: number | null;
}

/** Areas with their values, which an answer has column by column. */
export function districtRows(
  areas: DistrictAreas,
  { codes, values, compared }: DistrictValues,
): DistrictRow[] {
  const places = new Map(codes.map((code, at) => [code, at]));
  return areas.codes.flatMap((code, at): DistrictRow[] => {
    const bounds = areas.bounds[at];
    if (!bounds) return [];
    const place = places.get(code) ?? -1;
    const value = values[place] ?? null;
    const before = compared?.values[place] ?? null;
    const state = compared ? (compared.states[place] ?? 'missing') : null;
    return [
      {
        code,
        name: areas.names[at] ?? code,
        gemeente: areas.gemeenten[at] ?? '',
        bounds,
        value,
        before,
        state,
        shown: state === null ? value : changeOf(value, before, state),
      },
    ];
  });
}

/** From zero there is no share. */
function changeOf(value: number | null, before: number | null, state: ComparisonState): number | null {
  if (state !== 'same' || value === null || before === null || before === 0) return null;
  return value / before - 1;
}
