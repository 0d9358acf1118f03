import type { ScoreMetric } from '../scores/metric';
import type { PropertyScore, ScorePart } from '../scores/score';

const energy = {
  key: 'energy',
  unit: 'kWh/m²',
  worst: 400,
  best: 50,
  source: 'EP-online, NTA 8800',
  scale: 'linear',
} as const;

/** The metric energy, with other fields where given. */
export function madeUpScoreMetric(changes: Partial<ScoreMetric> = {}): ScoreMetric {
  const { weight = 0.1 } = changes;
  return {
    ...energy,
    weight,
    theme: 'building',
    name: { nl: 'Energie', en: 'Energy', de: 'Energie' },
    definition: { nl: 'Energie per m²', en: 'Energy per m²', de: 'Energie je m²' },
    year: 2026,
    direction: 'lower',
    level: 'object',
    weights: { dwelling: weight, office: weight, shop: weight, industry: weight },
    ...changes,
  };
}

/** A measured part of a score, with other fields where given. */
export function madeUpScorePart(changes: Partial<ScorePart> = {}): ScorePart {
  return {
    ...energy,
    weight: 0.25,
    value: 225,
    score: 50,
    contribution: 12.5,
    date: null,
    year: 2026,
    level: 'object',
    percentile: null,
    file: null,
    fictional: false,
    custom: false,
    reference: { country: null, gemeente: null },
    ...changes,
  };
}

/** A score without parts, with other fields where given. */
export function madeUpScore(changes: Partial<PropertyScore> = {}): PropertyScore {
  return {
    objectId: '0200010000130331',
    address: 'Anklaarseweg 129, 7323 AA Apeldoorn',
    score: 50.7,
    completeness: 0.8,
    parts: [],
    buurtScore: 44.2,
    use: 'dwelling',
    band: 'fair',
    confidence: 0.9,
    version: '2026.2',
    custom: false,
    ...changes,
  };
}
