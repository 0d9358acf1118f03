import { objectId, portfolioId, unitId, userId } from './made-up';

const value = {
  unitId,
  bucket: 'appartement',
  value: 312_400,
  low68: 289_000,
  high68: 337_700,
  low95: 267_300,
  high95: 365_100,
  pricePerM2: 4_165,
  fsd: 0.078,
  accuracyClass: 5,
  referenceCount: 14,
  baseValue: 305_900,
  drivers: [{ driver: 'area', effect: 6_500 }],
  marketRent: 14_900,
  modelVersion: 'comparables-1',
  valueDate: '2026-01-01',
};

/** Bodies of valuations. */
export const valuationExamples: Record<string, unknown> = {
  createValuation: { portfolioId, name: 'Jaarwaardering 2026', valueDate: '2026-01-01' },
  updateValuation: { revision: 4, name: 'Jaarwaardering 2026, herzien' },
  duplicateValuation: { name: 'Jaarwaardering 2027' },
  updateStatus: { reason: 'De huur van drie woningen ontbreekt' },
  saveAddressBuckets: {
    appartement: { name: 'Appartementen', reason: null, unitIds: [unitId] },
  },
  createValuationResults: [value],
  updateValuationResults: [value],
  saveTransactionReferences: { revision: 2, references: {} },
  saveOverridePolicy: { alone: 0.15, together: 0.5, leastReason: 15 },
  askReview: { reviewerId: userId, dueDate: '2026-12-12' },
  addComment: { anchor: 'figure:total', text: 'Klopt de huur van nummer 12?' },
  editComment: { text: 'Klopt de huur van nummer 14?' },
  resolveThread: { resolved: true },
  decideOverride: { decision: 'confirm', value: 330_000 },
  saveScenario: { name: 'Hogere rente', change: { discountRate: 0.01 } },
  saveCapexPlan: {
    revision: 0,
    items: [
      {
        id: '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13',
        description: 'Daken vervangen',
        kind: 'maintenance',
        year: 3,
        amount: 120_000,
        scope: { of: 'valuation' },
        rent: null,
      },
    ],
  },
  saveWeighing: { revision: 0, weight: 0.4, reason: 'Weinig verkopen van vergelijkbare complexen' },
  startMonteCarlo: {
    seed: 1,
    runs: 1_000,
    spreads: {
      discountRate: 0.004,
      exitYield: 0.004,
      rentGrowth: 0.003,
      vacancyRate: 0.01,
      vacantValue: 0.06,
      costs: 0.08,
    },
    correlation: 0.7,
  },
  whatIf: { changes: [{ discountRate: 0.01 }, { vacancyRate: 0.02 }] },
  officeValuation: { objectId, oppervlakte: 1_850, annualRent: 312_000 },
  referencesAndValuationResult: { bucket: 'appartement', params: { maxReferences: 15 } },
  referencesForAddresses: { objectIds: [objectId] },
};
