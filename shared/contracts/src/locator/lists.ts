import type { Limits } from '../calls/checks';

/** Provinces with their CBS codes, by name. */
export const provinces = [
  { code: 'PV22', naam: 'Drenthe' },
  { code: 'PV24', naam: 'Flevoland' },
  { code: 'PV21', naam: 'Fryslân' },
  { code: 'PV25', naam: 'Gelderland' },
  { code: 'PV20', naam: 'Groningen' },
  { code: 'PV31', naam: 'Limburg' },
  { code: 'PV30', naam: 'Noord-Brabant' },
  { code: 'PV27', naam: 'Noord-Holland' },
  { code: 'PV23', naam: 'Overijssel' },
  { code: 'PV26', naam: 'Utrecht' },
  { code: 'PV29', naam: 'Zeeland' },
  { code: 'PV28', naam: 'Zuid-Holland' },
] as const;
export type Province = (typeof provinces)[number]['code'];

/** Main zoning as named by SVBP2012. */
export const enkelbestemmingen = [
  'agrarisch',
  'agrarisch met waarden',
  'bedrijf',
  'bedrijventerrein',
  'bos',
  'centrum',
  'cultuur en ontspanning',
  'detailhandel',
  'dienstverlening',
  'gemengd',
  'groen',
  'horeca',
  'kantoor',
  'maatschappelijk',
  'natuur',
  'overig',
  'recreatie',
  'sport',
  'tuin',
  'verkeer',
  'water',
  'wonen',
  'woongebied',
] as const;
export type Enkelbestemming = (typeof enkelbestemmingen)[number];

/** Range filters, in display order. */
export const locatorRangeKeys = [
  'area',
  'footprint',
  'height',
  'coverage',
  'year',
  'highwayDistance',
  'trainstationDistance',
  'kvkCoverage',
  'kvkRegistration',
] as const;
export type LocatorRangeKey = (typeof locatorRangeKeys)[number];

export interface LocatorRangeRule extends Limits {
  unit: 'm²' | 'm' | '%' | 'year' | 'count';
}

/** Default bounds of the ranges; the upper bound of `year` is the current year. */
export function locatorRanges(currentYear: number): Record<LocatorRangeKey, LocatorRangeRule> {
  return {
    area: { min: 0, max: 250_000, unit: 'm²' },
    footprint: { min: 0, max: 200_000, unit: 'm²' },
    height: { min: 0, max: 400, unit: 'm' },
    coverage: { min: 0, max: 100, unit: '%' },
    year: { min: 1_900, max: currentYear, unit: 'year' },
    highwayDistance: { min: 0, max: 2_000, unit: 'm' },
    trainstationDistance: { min: 0, max: 2_000, unit: 'm' },
    kvkCoverage: { min: 0, max: 100, unit: '%' },
    kvkRegistration: { min: 0, max: 7_768, unit: 'count' },
  };
}
