import { type PropertyScores, type ScoreUse, scoreRequest } from '@kavel/contracts';
import { keepPreviousData, useQuery } from '@kavel/query';
import { scoreQueries } from '../api/score-queries';
import type { CatalogueMetric } from '../model/catalogue';
import { knownTo, nothingChanged, type WhatIf, weightlessUses, weightUpdatesOf } from '../model/what-if';
import { useCatalogue } from './catalogue-context';

export type ScoresState =
  | { state: 'loading' }
  | { state: 'failed'; of: 'metrics' | 'scores'; error: Error; retry: () => void }
  | {
      state: 'ready';
      metrics: readonly CatalogueMetric[];
      /** Null while a use has no weight left. */
      answer: PropertyScores | null;
      weightless: readonly ScoreUse[];
      whatIf: WhatIf;
      updating: boolean;
    };

/** Scores of a few addresses by the user's weights; values are not changed. */
export function useScores(ids: readonly string[], asked: WhatIf): ScoresState {
  const catalogue = useCatalogue();
  const metrics = useQuery(scoreQueries.metrics(catalogue));
  const whatIf = knownTo({ ...nothingChanged, weights: asked.weights }, metrics.data ?? []);
  const uses = metrics.data ? weightlessUses(whatIf, metrics.data) : [];
  const weightless = uses.length > 0;
  const scores = useQuery({
    ...scoreQueries.scores(catalogue, scoreRequest(ids, { weightUpdates: weightUpdatesOf(whatIf) })),
    enabled: metrics.data !== undefined && ids.length > 0 && !weightless,
    placeholderData: keepPreviousData,
  });
  const failed = metrics.error ? metrics : scores.error && !weightless ? scores : null;
  if (failed?.error) {
    const of = metrics.error ? 'metrics' : 'scores';
    return { state: 'failed', of, error: failed.error, retry: () => void failed.refetch() };
  }
  const waiting = ids.length > 0 && !weightless && !scores.data;
  if (!metrics.data || waiting) return { state: 'loading' };
  const answer = weightless ? null : (scores.data ?? null);
  return {
    state: 'ready',
    metrics: metrics.data,
    answer,
    weightless: uses,
    whatIf,
    updating: scores.isFetching,
  };
}
