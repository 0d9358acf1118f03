import type { SustainabilityDetails, SustainabilityScore } from '../sustainability/score';
import { madeUpScore } from './made-up-score';

/** A house with label E of which nothing but the registers is known, with other facts where given. */
export function madeUpSustainability(changes: Partial<SustainabilityDetails> = {}): SustainabilityDetails {
  return {
    vtwType: 'eengezinswoning',
    oppervlakte: 118,
    bouwjaar: 1958,
    energielabel: 'E',
    energyDemand: 335,
    metered: null,
    parisProof: 35,
    carbon: null,
    heatSource: null,
    obligations: [
      { key: 'office-c', status: 'not-applicable', reason: 'other-use' },
      { key: 'letting-efg', status: 'fails', reason: 'label' },
    ],
    stranding: { status: 'not-loaded', year: null, measure: null, intensity: null, pathwayId: null },
    taxonomy: {
      status: 'unknown',
      checks: [
        { key: 'energy', status: 'unknown' },
        { key: 'monitoring', status: 'yes' },
        { key: 'climate-risk', status: 'unknown' },
      ],
    },
    climate: [
      { layer: 'heat', exposure: 44, vulnerable: false },
      { layer: 'rain', exposure: 22, vulnerable: true },
      { layer: 'flood', exposure: null, vulnerable: null },
      { layer: 'foundation', exposure: 1, vulnerable: false },
    ],
    measures: [],
    improvement: null,
    ...changes,
  };
}

/** A sustainability index with these details, and other fields where given. */
export function madeUpSustainabilityScore(
  details: Partial<SustainabilityDetails> = {},
  changes: Partial<SustainabilityScore> = {},
): SustainabilityScore {
  return {
    ...madeUpScore({ buurtScore: null, version: '2026.1' }),
    ...changes,
    details: madeUpSustainability(details),
  };
}
