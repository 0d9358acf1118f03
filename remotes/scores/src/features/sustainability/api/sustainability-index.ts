import { call } from '@kavel/api-client';
import { sustainabilityApi } from '@kavel/contracts/sustainability';
import type { ScoreCatalogue } from '../../../common/scores';

/** The sustainability index, for the pages that scores share. It has no scores of areas. */
export const sustainabilityIndex: ScoreCatalogue = {
  key: 'sustainability-index',
  name: { nl: 'Duurzaamheidsindex', en: 'Sustainability index', de: 'Nachhaltigkeitsindex' },
  path: '/sustainability-index',
  pages: [],
  metrics: signal => call(sustainabilityApi.sustainabilityMetrics, {}, { signal }),
  score: (id, signal) => call(sustainabilityApi.sustainabilityIndex, { params: { id } }, { signal }),
  scores: (body, signal) => call(sustainabilityApi.sustainabilityIndices, { body }, { signal }),
  area: () => Promise.reject(new Error('Areas have no sustainability index')),
  ranking: () => Promise.reject(new Error('Areas have no sustainability index')),
  failures: {
    metrics: sustainabilityApi.sustainabilityMetrics.defaultError ?? '',
    score: sustainabilityApi.sustainabilityIndex.defaultError ?? '',
    scores: sustainabilityApi.sustainabilityIndices.defaultError ?? '',
    area: '',
  },
  circles: {},
};
