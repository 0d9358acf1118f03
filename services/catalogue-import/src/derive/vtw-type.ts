import type { Gebruiksdoel, VtwType } from '@kavel/contracts';

/** The first function of an object determines its type; dwellings come first and are split by their pand. */
const typeByFunction: readonly (readonly [Gebruiksdoel, VtwType])[] = [
  ['winkelfunctie', 'winkel'],
  ['industriefunctie', 'bedrijfsruimte'],
  ['kantoorfunctie', 'kantoor'],
  ['gezondheidszorgfunctie', 'zorg'],
  ['onderwijsfunctie', 'onderwijs'],
  ['logiesfunctie', 'logies'],
  ['bijeenkomstfunctie', 'bijeenkomst'],
];

/** VTW type of an object with these functions, given the number of dwellings in its pand. */
export function vtwTypeOf(functions: readonly Gebruiksdoel[], dwellingsInPand: number): VtwType {
  if (functions.includes('woonfunctie')) return dwellingsInPand > 1 ? 'appartement' : 'eengezinswoning';
  return typeByFunction.find(([functie]) => functions.includes(functie))?.[1] ?? 'overig';
}

/** The same as SQL. A house with a shop or a practice stays a dwelling, because it is sold as one. */
export function vtwTypeSql(functions: string, dwellingsInPand: string): string {
  const others = typeByFunction
    .map(([functie, type]) => `WHEN list_contains(${functions}, '${functie}') THEN '${type}'`)
    .join(' ');
  return `CASE WHEN list_contains(${functions}, 'woonfunctie') AND ${dwellingsInPand} > 1 THEN 'appartement'
    WHEN list_contains(${functions}, 'woonfunctie') THEN 'eengezinswoning' ${others} ELSE 'overig' END`;
}
