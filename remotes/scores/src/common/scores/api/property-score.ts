import { call } from '@kavel/api-client';
import { scoreApi } from '@kavel/contracts';
import type { ScoreCatalogue } from '../model/catalogue';

/** The property score. */
export const propertyScore: ScoreCatalogue = {
  key: 'property-score',
  name: { nl: 'Vastgoedscore', en: 'Property score', de: 'Objektscore' },
  path: '/score',
  pages: ['compare', 'area', 'portfolio'],
  metrics: signal => call(scoreApi.propertyScoreMetrics, {}, { signal }),
  score: (id, signal) => call(scoreApi.propertyScore, { params: { id } }, { signal }),
  scores: (body, signal) => call(scoreApi.propertyScores, { body }, { signal }),
  area: ({ areaType, areaKey, use, weightUpdates = [] }, signal) => {
    const params = { areaType, areaKey };
    return weightUpdates.length > 0
      ? call(
          scoreApi.areaScoreByWeights,
          { params, body: { use, weightUpdates: [...weightUpdates] } },
          { signal },
        )
      : call(scoreApi.areaScore, { params, query: { use } }, { signal });
  },
  ranking: ({ areaType, areaKey, use, weightUpdates = [] }, signal) =>
    call(
      scoreApi.areaRanking,
      { params: { areaType, areaKey }, body: { use, weightUpdates: [...weightUpdates] } },
      { signal },
    ),
  failures: {
    metrics: scoreApi.propertyScoreMetrics.defaultError ?? '',
    score: scoreApi.propertyScore.defaultError ?? '',
    scores: scoreApi.propertyScores.defaultError ?? '',
    area: scoreApi.areaScore.defaultError ?? '',
  },
  circles: {
    'station-distance': { how: 'nearest', points: ['station'] },
    motorway: { how: 'nearest', points: [] },
    'primary-school': { how: 'nearest', points: ['school'] },
    'pt-frequency': { how: 'within', metres: 500, points: ['stop'] },
    charging: { how: 'within', metres: 500, points: ['charging'] },
    amenities: { how: 'within', metres: 1_000, points: ['shop', 'care', 'school', 'sport', 'culture'] },
  },
};
