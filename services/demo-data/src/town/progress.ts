/** Status of a pand in the BAG. */
export type PandStatus = 'Pand in gebruik' | 'Bouw gestart' | 'Bouwvergunning verleend';
/** Status of a verblijfsobject in the BAG. */
export type ObjectStatus = 'Verblijfsobject in gebruik' | 'Verblijfsobject gevormd';

/** From this building year on some buildings are not ready yet. */
const newestFrom = 2019;
/** First year in which a building that was begun, or one with a permit, can be ready. */
const expectedFrom = { 'Bouw gestart': 2026, 'Bouwvergunning verleend': 2027 } as const;

/**
 * Status and building year of the n-th building. One that is not ready has the year in which it is expected to be, as
 * in the BAG.
 */
export function progressOf(bouwjaar: number, index: number): { bouwjaar: number; status: PandStatus } {
  if (bouwjaar < newestFrom || index % 4 > 1) return { bouwjaar, status: 'Pand in gebruik' };
  const status = index % 4 === 0 ? 'Bouw gestart' : 'Bouwvergunning verleend';
  return { bouwjaar: expectedFrom[status] + (Math.floor(index / 4) % 2), status };
}

/** Status of the objects in a pand: as in the BAG they are formed with the permit, and in use once the pand is. */
export function objectStatusOf(pand: PandStatus): ObjectStatus {
  return pand === 'Pand in gebruik' ? 'Verblijfsobject in gebruik' : 'Verblijfsobject gevormd';
}
