import {
  type CashFlow,
  cashFlowLines,
  type Reference,
  type Scenario,
  type Unit,
  type ValuationBridge,
  type ValuationDetail,
  type ValuationHistory,
  type ValuationResult,
  type ValuationSummary,
} from '@kavel/contracts';
import type { ValuationRun } from '@kavel/contracts/valuations';

export const valuationId = '0e0b2f9c-3f3d-4f0e-8a54-5b1f0f4f7a10';
export const portfolioId = '7b8f2f0e-64a1-4b8e-9d57-1f6d2b1c9a01';

/** Id of the n-th unit, in the service's format. */
export const unitId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Made-up objects for tests. */
export function madeUpUnit(id: string, facts: Partial<Unit['addressObjectData']> = {}): Unit {
  return {
    id,
    portfolioId,
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

/** A run of two units that has just started. */
export function madeUpRun(values: Partial<ValuationRun> = {}): ValuationRun {
  return {
    state: 'running',
    units: 2,
    done: 0,
    unvalued: [],
    startedAt: '2026-11-21T09:00:00Z',
    finishedAt: null,
    failure: null,
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
    adjustments: { location: 0.02, area: -0.05, year: 0.0072, label: 0 },
    adjustedPrice: 608_000,
    weight: 1,
    fictional: true,
    ...values,
  };
}

export function madeUpValuation(units: Unit[], values: Partial<ValuationDetail> = {}): ValuationDetail {
  return {
    id: valuationId,
    name: 'Jaarwaardering 2026',
    status: 'draft',
    portfolioId,
    unitIds: units.map(({ id }) => id),
    units,
    operatingCostParams: { cashFlow: {}, byType: {} },
    valueDate: '2026-11-21',
    revision: 3,
    createdAt: '2026-11-20T09:00:00Z',
    updatedAt: '2026-11-20T09:00:00Z',
    ...values,
  };
}

function madeUpScenario(scenario: Scenario['scenario'], netValue: number): Scenario {
  const none = Object.fromEntries(cashFlowLines.map(line => [line, 0]));
  const lines = { ...none, rent: 1000, maintenance: -200 } as Scenario['years'][number]['lines'];
  const years = Array.from({ length: 15 }, (_, i) => ({ year: i + 1, lines, net: 800, presentValue: 700 }));
  return {
    scenario,
    years,
    endValue: 9000,
    endValuePresent: netValue + 50 - 15 * 700,
    grossValue: netValue + 50,
    transferCosts: 50,
    netValue,
  };
}

export function madeUpCashFlow(values: Partial<CashFlow> = {}): CashFlow {
  const both = {
    letOn: madeUpScenario('let-on', 14_450),
    sellOff: madeUpScenario('sell-off', 15_600),
    marketValue: 15_600,
  };
  const sourced = { source: 'Kavel norm 2026', year: 2026, override: null };
  return {
    valueDate: '2026-11-21',
    parameters: [
      { ...sourced, key: 'discountRate', value: 0.0625, default: 0.0625 },
      { ...sourced, key: 'exitYield', value: 0.05, default: 0.05 },
    ],
    total: both,
    byBucket: [{ bucket: 'kantoor', name: 'Kantoor', units: 1, ...both, sellOff: null }],
    sensitivity: {
      discountRates: [0.0575, 0.0625],
      exitYields: [0.05, 0.055],
      values: [
        [16_000, 15_000],
        [14_450, 13_900],
      ],
    },
    excluded: [],
    ...values,
  };
}

export function madeUpSummary(units: Unit[], values: Partial<ValuationSummary> = {}): ValuationSummary {
  return {
    totalValue: 1_000_000,
    low68: 900_000,
    high68: 1_110_000,
    unitCount: units.length,
    valuedCount: units.length,
    annualRent: 56_000,
    marketRent: 60_000,
    barKkHi: 0.056,
    barKkThi: 0.058,
    barKkMh: 0.06,
    nar: 0.042,
    rentCount: units.length,
    marketRentCount: units.length,
    yieldBasis: {
      hi: { units: units.length, rent: 56_000, value: 1_000_000 },
      thi: { units: units.length, rent: 58_000, value: 1_000_000 },
      mh: { units: units.length, rent: 60_000, value: 1_000_000 },
    },
    walt: 3.7,
    waltToBreak: 2.1,
    byType: [{ key: 'kantoor', units: units.length, value: 1_000_000 }],
    byLabel: [{ key: 'unknown', units: units.length, value: 1_000_000 }],
    byBucket: [{ key: 'kantoor', units: units.length, value: 1_000_000 }],
    units: units.map(({ id, addressObjectData }) => ({
      unitId: id,
      address: `${addressObjectData.straat} ${addressObjectData.huisnummer}`,
      bucket: 'kantoor',
      vtwType: addressObjectData.vtwType,
      oppervlakte: addressObjectData.oppervlakte,
      energielabel: addressObjectData.energielabel,
      lon: addressObjectData.lon,
      lat: addressObjectData.lat,
      value: 500_000,
      low68: 450_000,
      high68: 555_000,
      annualRent: 28_000,
      marketRent: 30_000,
      barKk: 0.056,
    })),
    ...values,
  };
}

const anna = { userId: unitId(901), name: 'Anna Auteur' };

export function madeUpHistory(values: Partial<ValuationHistory> = {}): ValuationHistory {
  return {
    events: [
      {
        id: '1',
        at: '2026-11-20T09:00:00.000Z',
        actor: anna,
        onBehalfOf: null,
        from: null,
        to: 'draft',
        reason: null,
        revision: 1,
      },
    ],
    moves: [{ to: 'in-review', reasonNeeded: false, refusal: null }],
    approval: null,
    ...values,
  };
}

/** 500.000 − 200.000 + 150.000 + 30.000 = 480.000 */
export function madeUpBridge(values: Partial<ValuationBridge> = {}): ValuationBridge {
  const head = { status: 'approved', valueDate: '2025-11-21', units: 2, valued: 2 } as const;
  return {
    from: { ...head, id: unitId(801), name: 'Jaarwaardering 2025' },
    to: { ...head, id: valuationId, name: 'Jaarwaardering 2026', status: 'draft', valueDate: '2026-11-21' },
    opening: 500_000,
    steps: [
      { step: 'removed', amount: -200_000, units: 1 },
      { step: 'added', amount: 150_000, units: 1 },
      { step: 'market', amount: 0, units: 0 },
      { step: 'area', amount: 30_000, units: 1 },
    ],
    closing: 480_000,
    largest: [{ objectId: '0200010000000001', address: 'Anklaarseweg 1', from: 200_000, to: null }],
    ...values,
  };
}
