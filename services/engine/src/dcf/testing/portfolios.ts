import type { VtwType } from '@kavel/contracts';
import fc from 'fast-check';
import type { CashFlowUnit } from '../unit';

// Hundreds of cash flows per test: seconds on a busy machine.
jest.setTimeout(60_000);

export const names = new Map([
  ['homes', 'Woningen'],
  ['offices', 'Kantoren'],
]);
export const none = { cashFlow: {}, byType: {} };
export const valueDate = '2026-07-01';

export const unitArbitrary = fc
  .record({
    unitId: fc.uuid(),
    vtwType: fc.constantFrom<VtwType>('eengezinswoning', 'appartement', 'kantoor'),
    oppervlakte: fc.integer({ min: 30, max: 400 }),
    bouwjaar: fc.option(fc.integer({ min: 1880, max: 2024 })),
    contractRentPerM2: fc.integer({ min: 80, max: 300 }),
    marketRentPerM2: fc.integer({ min: 80, max: 300 }),
    vacantValue: fc.option(fc.integer({ min: 50_000, max: 900_000 })),
  })
  .map(({ contractRentPerM2, marketRentPerM2, ...unit }) => ({
    ...unit,
    contractRent: contractRentPerM2 * unit.oppervlakte,
    marketRent: marketRentPerM2 * unit.oppervlakte,
    leaseEnd: null,
    bucket: unit.vtwType === 'kantoor' ? 'offices' : 'homes',
  }));
export const unitsArbitrary = fc.uniqueArray(unitArbitrary, {
  minLength: 1,
  maxLength: 12,
  selector: u => u.unitId,
});

export const home: CashFlowUnit = {
  unitId: '1',
  bucket: 'homes',
  vtwType: 'eengezinswoning',
  oppervlakte: 100,
  bouwjaar: 1980,
  contractRent: 10_000,
  marketRent: 10_000,
  leaseEnd: null,
  vacantValue: 150_000,
};
export const still = { discountRate: 0.1, exitYield: 0.1, rentGrowth: 0, costInflation: 0, valueGrowth: 0 };
export const free = { maintenance: 0, turnover: 0, insurance: 0, propertyTax: 0, management: 0 };
export const byHand = {
  cashFlow: { ...still, turnoverRate: 0, vacancyRate: 0, saleCost: 0, transferCosts: 0 },
  byType: { eengezinswoning: free, kantoor: free },
};
