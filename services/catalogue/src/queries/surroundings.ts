import type { Gebruiksdoel } from '@kavel/contracts';

/** Functions that count as amenities of a place. */
export const amenityFunctions = [
  'winkelfunctie',
  'onderwijsfunctie',
  'gezondheidszorgfunctie',
  'sportfunctie',
  'bijeenkomstfunctie',
] as const satisfies readonly Gebruiksdoel[];
