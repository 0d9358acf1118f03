import type { Enkelbestemming } from '@kavel/contracts/lists';

/** Functions that a main zoning group permits by our own table; null where nothing is built for a use. */
const permitted: Readonly<Record<Enkelbestemming, number | null>> = {
  centrum: 4,
  gemengd: 3,
  woongebied: 2,
  bedrijf: 1,
  bedrijventerrein: 1,
  'cultuur en ontspanning': 1,
  detailhandel: 1,
  dienstverlening: 1,
  horeca: 1,
  kantoor: 1,
  maatschappelijk: 1,
  recreatie: 1,
  sport: 1,
  wonen: 1,
  agrarisch: 1,
  'agrarisch met waarden': 1,
  bos: null,
  groen: null,
  natuur: null,
  overig: null,
  tuin: null,
  verkeer: null,
  water: null,
};

export function permittedUsesOf(enkelbestemming: Enkelbestemming): number | null {
  return permitted[enkelbestemming];
}
