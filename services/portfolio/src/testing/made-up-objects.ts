import { gzipSync } from 'node:zlib';
import {
  type BucketReason,
  fullAddress,
  type RealEstateObject,
  type ValuationResult,
} from '@kavel/contracts';
import type { EvidencePack } from '@kavel/contracts/valuations';

/** Object number `index` of a made-up street; every one has its own address and BAG number. */
export function madeUpObject(index: number, overrides: Partial<RealEstateObject> = {}): RealEstateObject {
  return {
    objectId: objectId(index),
    pandId: null,
    straat: 'Proefstraat',
    huisnummer: index + 1,
    huisletter: null,
    huisnummertoevoeging: null,
    postcode: '1234AB',
    woonplaats: 'Verzonnendam',
    gemeentecode: 'GM9999',
    gemeentenaam: 'Verzonnendam',
    wijkcode: null,
    wijknaam: null,
    buurtcode: null,
    buurtnaam: null,
    gebruiksdoelen: ['woonfunctie'],
    vtwType: 'eengezinswoning',
    oppervlakte: 100,
    bouwjaar: 1975,
    energielabel: 'C',
    lon: 5.9,
    lat: 52.2,
    fictional: true,
    ...overrides,
  };
}

export function objectId(index: number): string {
  return `9999010000${String(index).padStart(6, '0')}`;
}

/** Object number `index` as a user would type it. */
export function lineText(index: number): string {
  return fullAddress(madeUpObject(index));
}

/** A stored value of a unit; the ranges are 10 % and 20 % to either side. */
export function madeUpResult(
  unitId: string,
  value: number,
  overrides: Partial<ValuationResult> = {},
): ValuationResult {
  return {
    unitId,
    bucket: 'woningen',
    value,
    low68: value * 0.9,
    high68: value * 1.1,
    low95: value * 0.8,
    high95: value * 1.2,
    pricePerM2: value / 100,
    fsd: 0.1,
    accuracyClass: 5,
    referenceCount: 12,
    baseValue: value,
    drivers: [],
    marketRent: null,
    modelVersion: 'test',
    valueDate: '2026-01-01',
    ...overrides,
  };
}

/** Stored evidence without content, of an unknown version of the model. */
export function madeUpEvidence(unitIds: readonly string[]): EvidencePack {
  const nothing = { modelVersion: 'test', valueDate: '2026-01-01', sales: {}, lettings: {}, units: [] };
  const content = gzipSync(JSON.stringify(nothing)).toString('base64');
  return { modelVersion: 'test', snapshot: 'S1', unitIds: [...unitIds], content };
}

export const dwellingReason: BucketReason = {
  vtwType: 'eengezinswoning',
  builtFrom: null,
  builtTo: null,
  areaFrom: null,
  areaTo: null,
};
