import type { Reference, Unit, ValuationResult } from '@kavel/contracts';

/** Made-up objects for tests. */
export function madeUpUnit(id: string, facts: Partial<Unit['addressObjectData']> = {}): Unit {
  return {
    id,
    portfolioId: '7b8f2f0e-64a1-4b8e-9d57-1f6d2b1c9a01',
    objectId: '0200010000000001',
    addressObjectData: {
      pandId: null,
      straat: 'Anklaarseweg',
      huisnummer: 129,
      huisletter: null,
      huisnummertoevoeging: null,
      postcode: '7323AA',
      woonplaats: 'Apeldoorn',
      gemeentecode: null,
      gemeentenaam: null,
      wijkcode: null,
      wijknaam: null,
      buurtcode: null,
      buurtnaam: null,
      gebruiksdoelen: ['kantoorfunctie'],
      vtwType: 'kantoor',
      oppervlakte: 404,
      bouwjaar: 1988,
      energielabel: 'C',
      lon: 5.97,
      lat: 52.23,
      fictional: true,
      annualRent: 50_000,
      marketRent: null,
      leaseEnd: null,
      leaseBreak: null,
      wozValue: null,
      ...facts,
    },
  };
}

export function madeUpResult(unitId: string, values: Partial<ValuationResult> = {}): ValuationResult {
  return {
    unitId,
    bucket: 'kantoor',
    value: 601_000,
    low68: 566_000,
    high68: 638_000,
    low95: 522_000,
    high95: 691_000,
    pricePerM2: 1488,
    fsd: 0.06,
    accuracyClass: 5,
    referenceCount: 1,
    baseValue: 548_200,
    drivers: [{ driver: 'location', effect: 52_800 }],
    marketRent: 48_000,
    modelVersion: 'comparables-1',
    valueDate: '2026-11-21',
    ...values,
  };
}

export function madeUpReference(id: string, values: Partial<Reference> = {}): Reference {
  return {
    id,
    objectId: null,
    address: 'Vlijtseweg 86',
    vtwType: 'kantoor',
    transactionDate: '2026-05-04',
    price: 612_000,
    oppervlakte: 412,
    bouwjaar: 1990,
    energielabel: 'C',
    lon: 5.971,
    lat: 52.231,
    distance: 310,
    indexation: 0.018,
    adjustment: -0.024,
    adjustedPrice: 608_000,
    weight: 1,
    fictional: true,
    ...values,
  };
}
