import {
  type LocatorCount,
  type LocatorFacets,
  type LocatorObject,
  type LocatorOptions,
  locatorBins,
  locatorRangeKeys,
} from '@kavel/contracts/locator';
import { objectOf } from './data';

/** An object as the locator knows it; nothing is known of most ranges. */
export function locatorObject(huisnummer: number, facts: Partial<LocatorObject> = {}): LocatorObject {
  return {
    ...objectOf(huisnummer),
    provincie: 'PV25',
    enkelbestemming: null,
    footprint: null,
    height: null,
    coverage: null,
    highwayDistance: null,
    trainstationDistance: null,
    kvkCoverage: null,
    kvkRegistration: null,
    ...facts,
  };
}

export const currentYear = 2026;

export const options: LocatorOptions = {
  snapshot: 'one',
  total: 1_000,
  currentYear,
  municipalities: [
    { code: 'GM0200', naam: 'Apeldoorn', provincie: 'PV25', objects: 900 },
    { code: 'GM0150', naam: 'Deventer', provincie: 'PV23', objects: 100 },
  ],
  emptyRanges: ['height', 'kvkCoverage'],
};

export function countOf(count: number): LocatorCount {
  return { snapshot: 'one', count, total: options.total };
}

export function facetsOf(count: number): LocatorFacets {
  const ranges = locatorRangeKeys.map(key => {
    const counts = locatorBins(key, currentYear)
      .slice(1)
      .map((_, bar) => bar);
    return [key, { counts, missing: 7 }] as const;
  });
  return {
    ...countOf(count),
    municipalities: { GM0200: 900, GM0150: 100 },
    provinces: { PV25: 900, PV23: 100 },
    functions: { woonfunctie: 700, kantoorfunctie: 200, winkelfunctie: 100 },
    enkelbestemmingen: { wonen: 600 },
    energyLabels: { A: 300, C: 500 },
    ranges: Object.fromEntries(ranges) as LocatorFacets['ranges'],
  };
}
