import type { FictionalData, FictionalFact } from '../fictional-data';

/** Facts of real objects from files: SQL over the joins of `derive-objects`. */
const told: Readonly<Record<FictionalFact, string>> = {
  enkelbestemming: 'o.known.enkelbestemming',
  height: 'pand.height',
  coverage: 'o.known.coverage',
  highway_distance: 'o.known.highway',
  kvk_coverage: 'o.known.kvk_coverage',
  kvk_registration: 'o.known.registrations',
};
const columns = Object.keys(told) as FictionalFact[];

/** Columns for a SELECT over objects `o` with uses `u`: facts from files, and generated ones for fictional objects. */
export function factsSql(fictionalData: FictionalData | null): string {
  return columns
    .map(column => {
      const drawn =
        fictionalData && `CASE WHEN o.fictional THEN ${fictionalData.facts[column]} ELSE ${told[column]} END`;
      return `${drawn ?? told[column]} AS ${column}`;
    })
    .join(',\n       ');
}
