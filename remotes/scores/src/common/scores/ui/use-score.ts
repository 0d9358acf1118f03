import { type PropertyScore, scoreRequest } from '@kavel/contracts';
import { keepPreviousData, useQuery } from '@kavel/query';
import { scoreQueries } from '../api/score-queries';
import type { CatalogueMetric } from '../model/catalogue';
import { countOf, isWeightless, knownTo, updatesOf, type WhatIf } from '../model/what-if';
import { withoutWeights } from '../model/without-weights';
import { useCatalogue } from './catalogue-context';

/** A score as measured, and as the user changed it. */
export interface ScoreToShow {
  metrics: readonly CatalogueMetric[];
  measured: PropertyScore;
  /** The measured one while nothing is changed. */
  shown: PropertyScore;
  /** Changes that the catalogue knows. */
  whatIf: WhatIf;
  changed: boolean;
  /** All weights are zero: `shown` has no total. */
  weightless: boolean;
  updating: boolean;
  /** Why the user's calculation could not be made. */
  failure: { error: Error; retry: () => void } | null;
}

export type ScoreState =
  | { state: 'loading' }
  | { state: 'failed'; of: 'metrics' | 'score'; error: Error; retry: () => void }
  | ({ state: 'ready' } & ScoreToShow);

/** The score of an address with the user's changes. The buurt's mean follows the user's weights. */
export function useScore(id: string, asked: WhatIf, buurtcode: string | null): ScoreState {
  const catalogue = useCatalogue();
  const metrics = useQuery(scoreQueries.metrics(catalogue));
  const measured = useQuery(scoreQueries.score(catalogue, id));

  const use = measured.data?.use ?? 'dwelling';
  const whatIf = knownTo(asked, metrics.data ?? []);
  const changed = countOf(whatIf) > 0;
  const weightless = changed && isWeightless(whatIf, metrics.data ?? [], use);
  const updates = updatesOf(whatIf, metrics.data ?? [], use);
  const own = useQuery({
    ...scoreQueries.scores(catalogue, scoreRequest([id], updates)),
    enabled: changed && !weightless && measured.data !== undefined,
    placeholderData: keepPreviousData,
  });
  const { weightUpdates } = updates;
  const buurt = useQuery({
    ...scoreQueries.area(catalogue, {
      areaType: 'buurt',
      areaKey: buurtcode ?? '',
      use,
      weightUpdates,
    }),
    enabled:
      catalogue.pages.includes('area') && buurtcode !== null && weightUpdates.length > 0 && !weightless,
    placeholderData: keepPreviousData,
  });

  if (measured.error) return failed('score', measured);
  if (metrics.error) return failed('metrics', metrics);
  if (!metrics.data || !measured.data) return { state: 'loading' };
  const found = own.data?.scores[0];
  const buurtScore = weightUpdates.length > 0 ? (buurt.data?.score ?? null) : measured.data.buurtScore;
  const ownScore = found ? { ...found, buurtScore } : measured.data;
  return {
    state: 'ready',
    metrics: metrics.data,
    measured: measured.data,
    shown: weightless ? withoutWeights(measured.data) : changed ? ownScore : measured.data,
    whatIf,
    changed,
    weightless,
    updating: changed && !weightless && own.isFetching,
    failure:
      changed && !weightless && own.error ? { error: own.error, retry: () => void own.refetch() } : null,
  };
}

function failed(of: 'metrics' | 'score', query: { error: Error | null; refetch: () => unknown }): ScoreState {
  const { error, refetch } = query;
  return { state: 'failed', of, error: error ?? new Error(), retry: () => void refetch() };
}
