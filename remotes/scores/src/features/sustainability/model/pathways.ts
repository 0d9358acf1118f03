import type { CrremPathway, PathwayMeasure, SustainabilityDetails } from '@kavel/contracts/sustainability';

/** Value of a pathway in a year: linear between its years, the first value before and the last one after. */
export function valueIn({ values }: Pick<CrremPathway, 'values'>, year: number): number | null {
  const after = values.findIndex(point => point.year >= year);
  const [before, next] = [values[after - 1], values[after]];
  if (!next) return values.at(-1)?.value ?? null;
  if (!before) return next.value;
  return before.value + ((next.value - before.value) * (year - before.year)) / (next.year - before.year);
}

export interface PathOfYears {
  years: number[];
  /** Mean limit, and mean present intensity, weighted by area. */
  limits: number[];
  intensity: number;
  /** Addresses that are in the means, and those above their limit in the first year. */
  addresses: number;
  above: number;
}

type Emitting = Pick<SustainabilityDetails, 'vtwType' | 'oppervlakte' | 'carbon' | 'metered'>;

/** Addresses with an intensity and a pathway against the mean of their pathways; null without any. */
export function againstPathways(
  addresses: readonly Emitting[],
  pathways: readonly CrremPathway[],
  measure: PathwayMeasure,
  from: number,
  to: number,
): PathOfYears | null {
  const known = addresses.flatMap(({ vtwType, oppervlakte, carbon, metered }) => {
    const path = pathways.find(one => one.vtwType === vtwType && one.measure === measure);
    const intensity = measure === 'carbon' ? carbon : metered;
    return path && intensity !== null && oppervlakte ? [{ path, intensity, area: oppervlakte }] : [];
  });
  const area = known.reduce((sum, one) => sum + one.area, 0);
  if (area === 0) return null;
  const meanOf = (of: (one: (typeof known)[number]) => number) =>
    known.reduce((sum, one) => sum + of(one) * one.area, 0) / area;
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return {
    years,
    limits: years.map(year => meanOf(({ path }) => valueIn(path, year) ?? 0)),
    intensity: meanOf(({ intensity }) => intensity),
    addresses: known.length,
    above: known.filter(({ path, intensity }) => intensity > (valueIn(path, from) ?? 0)).length,
  };
}
