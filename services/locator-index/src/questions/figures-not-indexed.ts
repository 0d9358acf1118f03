import type { Snapshot } from '@kavel/catalogue';

/** Area and year of an object, by its row of `verblijfsobject`. */
export interface RowFigures {
  row: number;
  oppervlakte: number | null;
  bouwjaar: number | null;
}

/**
 * Areas and years whose indexed value differs: fractions of square metres, which registers do not have, and values
 * beyond the maximum that the index distinguishes.
 */
export function figuresNotIndexed(
  snapshot: Snapshot,
  most: { mostArea: number; mostYear: number },
): Promise<RowFigures[]> {
  return snapshot.rows(
    `SELECT rowid::INTEGER AS "row", oppervlakte, bouwjaar FROM verblijfsobject
     WHERE oppervlakte <> round(oppervlakte) OR oppervlakte NOT BETWEEN 0 AND $mostArea
       OR bouwjaar NOT BETWEEN 0 AND $mostYear`,
    most,
  );
}
