import { filter, lines, objectId, outline } from './made-up';

const sales = { category: 'wonen', propertyType: 'koop', ranges: { price: { max: 500_000 } } };

/** Bodies of calls over the catalogue. */
export const catalogueExamples: Record<string, unknown> = {
  matchAddresses: { lines },
  getObjects: { objectIds: [objectId] },
  pandValues: { pandIds: ['0200100000000001'] },
  purchaseCosts: { price: 425_000, deedDate: '2026-03-01', purchaser: 'own-home' },
  recordEstimate: { objectId },
  labelJump: { value: 425_000, from: 'E', to: 'A', bouwjaar: 1965, dwelling: 'terraced' },
  locatorCount: filter,
  locatorFacets: filter,
  locatorDistribution: { filter, range: 'area' },
  locator: { ...filter, limit: 50 },
  locatorTiles: filter,
  areaScoreByWeights: { use: 'office', weightUpdates: [{ key: 'station-distance', weight: 0.2 }] },
  areaRanking: { use: 'shop', weightUpdates: [{ key: 'amenities', weight: 0.3 }] },
  propertyScores: {
    identifiers: [objectId],
    metricUpdates: [{ identifier: objectId, key: 'energy', value: 105 }],
    weightUpdates: [{ key: 'station-distance', weight: 0.2 }],
  },
  sourcingData: {
    area: { areaType: 'wijk', areaKey: 'WK020001' },
    functions: ['kantoorfunctie'],
    areaRange: { min: 500 },
    strategy: 'transformation',
    minScore: 40,
    limit: 50,
  },
  sustainabilityAreaByWeights: { weightUpdates: [{ key: 'energy-demand', weight: 0.4 }] },
  sustainabilityRanking: { use: 'office', weightUpdates: [{ key: 'carbon', weight: 0.2 }] },
  sustainabilityIndices: {
    identifiers: [objectId],
    metricUpdates: [{ identifier: objectId, key: 'metered', value: 1.5 }],
  },
  isochrones: {
    origins: [{ lon: 5.25, lat: 52.58, mode: 'bike', minutes: [10, 20] }],
    combination: 'union',
  },
  travelMatrix: {
    places: [{ lon: 5.25, lat: 52.58 }],
    goals: [{ lon: 5.26, lat: 52.59 }],
    mode: 'transit',
    transit: { date: '2026-11-24', time: '09:00' },
  },
  countsInside: { outline },
  locatorObjectData: { objectIds: [objectId] },
  marketFigures: { areas: ['GM0200', 'NL00'], grain: 'quarter', from: '2021-01', to: '2025-12' },
  marketMap: { level: 'wijk', figure: 'pricePerM2', within: 'GM0200', from: '2024-01', to: '2025-12' },
  marketRank: {
    area: 'GM0200',
    objects: [{ objectId, value: 345_000 }],
    from: '2024-01',
    to: '2025-12',
  },
  transactionFacets: sales,
  transactionDistribution: { filter: sales, range: 'price' },
  transactions: { filter: sales, limit: 50 },
  transactionsById: { ids: ['s-1024'] },
  transactionTiles: sales,
  transactionAreaFigures: { filter: sales, level: 'wijk' },
  transactionStatistics: { filter: sales, area: { bounds: [5.9, 52.18, 6.02, 52.26] } },
  districtWws: {
    kind: 'flat',
    oppervlakte: 75,
    energielabel: 'B',
    outdoor: 6,
    heatedRooms: 4,
    inspected: 20,
  },
};
