export const gebruiksdoelen = [
  'woonfunctie',
  'bijeenkomstfunctie',
  'celfunctie',
  'gezondheidszorgfunctie',
  'industriefunctie',
  'kantoorfunctie',
  'logiesfunctie',
  'onderwijsfunctie',
  'sportfunctie',
  'winkelfunctie',
  'overige gebruiksfunctie',
] as const;
export type Gebruiksdoel = (typeof gebruiksdoelen)[number];

/** Best first. */
export const energyLabels = [
  'A+++++',
  'A++++',
  'A+++',
  'A++',
  'A+',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
] as const;
export type EnergyLabel = (typeof energyLabels)[number];

/** VTW types, which costs, comparables and buckets are based on. */
export const vtwTypes = [
  'eengezinswoning',
  'appartement',
  'kantoor',
  'winkel',
  'bedrijfsruimte',
  'zorg',
  'onderwijs',
  'logies',
  'bijeenkomst',
  'overig',
] as const;
export type VtwType = (typeof vtwTypes)[number];

export const dwellingTypes: readonly VtwType[] = ['eengezinswoning', 'appartement'];
