import { call } from '@kavel/api-client';
import { sustainabilityApi } from '@kavel/contracts/sustainability';
import type { ScoreCatalogue } from '../../../common/scores';

/** The sustainability index, for the pages that scores share. */
export const sustainabilityIndex: ScoreCatalogue = {
  key: 'sustainability-index',
  name: { nl: 'Duurzaamheidsindex', en: 'Sustainability index', de: 'Nachhaltigkeitsindex' },
  path: '/sustainability-index',
  pages: ['area'],
  metrics: signal => call(sustainabilityApi.sustainabilityMetrics, {}, { signal }),
  score: (id, signal) => call(sustainabilityApi.sustainabilityIndex, { params: { id } }, { signal }),
  scores: (body, signal) => call(sustainabilityApi.sustainabilityIndices, { body }, { signal }),
  area: ({ areaType, areaKey, use, weightUpdates = [] }, signal) =>
    call(
      sustainabilityApi.sustainabilityAreaByWeights,
      { params: { areaType, areaKey }, body: { use, weightUpdates: [...weightUpdates] } },
      { signal },
    ),
  ranking: ({ areaType, areaKey, use, weightUpdates = [] }, signal) =>
    call(
      sustainabilityApi.sustainabilityRanking,
      { params: { areaType, areaKey }, body: { use, weightUpdates: [...weightUpdates] } },
      { signal },
    ),
  failures: {
    metrics: sustainabilityApi.sustainabilityMetrics.defaultError ?? '',
    score: sustainabilityApi.sustainabilityIndex.defaultError ?? '',
    scores: sustainabilityApi.sustainabilityIndices.defaultError ?? '',
    area: sustainabilityApi.sustainabilityArea.defaultError ?? '',
  },
  circles: {},
};
