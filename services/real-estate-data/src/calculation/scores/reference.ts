import type { ScoreAreas } from '@kavel/catalogue';

/** Medians of a metric to compare a value with. */
export function referenceOf(
  areas: ScoreAreas,
  gemeentecode: string | null,
  key: string,
): { country: number | null; gemeente: number | null } {
  const medianOf = (scope: string) => areas.quantiles(scope, key)?.quantiles[50] ?? null;
  const own =
    gemeentecode === null ? null : (areas.of(gemeentecode)?.get(key)?.value ?? medianOf(gemeentecode));
  return { country: medianOf('country'), gemeente: own };
}
