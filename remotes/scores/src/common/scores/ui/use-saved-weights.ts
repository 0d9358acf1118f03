import { ApiError } from '@kavel/api-client';
import type { ScoreWeights } from '@kavel/contracts/score-weights';
import { bus } from '@kavel/event-bus';
import { useQuery, useQueryClient } from '@kavel/query';
import {
  changeScoreWeights,
  createScoreWeights,
  deleteScoreWeights,
  restoreScoreWeights,
  scoreWeightsQuery,
} from '../api/score-weights';
import { useTexts } from '../i18n';
import type { WhatIf } from '../model/what-if';
import { useCatalogue } from './catalogue-context';

/** Milliseconds: long enough to read and to decide. */
const undoMs = 10_000;

type Weights = WhatIf['weights'];

/** Weights that the organisation keeps by name. Calls that fail say so in a toast and return null. */
export function useSavedWeights() {
  const t = useTexts();
  const { key } = useCatalogue();
  const client = useQueryClient();
  const query = scoreWeightsQuery(key);
  const { data: saved = [], error, refetch } = useQuery(query);

  async function attempt<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (failure) {
      const taken = failure instanceof ApiError && failure.code === 'name-taken';
      bus.publish('toast', {
        tone: 'error',
        title: taken ? t('saved.taken', { name }) : t('saved.failed', { name }),
      });
      return null;
    } finally {
      await client.invalidateQueries({ queryKey: query.queryKey });
    }
  }

  const restore = (one: ScoreWeights) => attempt(one.name, () => restoreScoreWeights(one));
  return {
    saved,
    error,
    refetch,
    create: (name: string, weights: Weights) =>
      attempt(name, () => createScoreWeights({ catalogue: key, name, weights })),
    rename: (one: ScoreWeights, name: string) => attempt(name, () => changeScoreWeights(one, { name })),
    update: (one: ScoreWeights, weights: Weights) =>
      attempt(one.name, () => changeScoreWeights(one, { weights })),
    async remove(one: ScoreWeights) {
      const done = await attempt(one.name, async () => {
        await deleteScoreWeights(one);
        return true;
      });
      if (!done) return;
      bus.publish('toast', {
        tone: 'success',
        title: t('saved.deleted', { name: one.name }),
        duration: undoMs,
        action: {
          label: t('saved.undo'),
          altText: t('saved.undoAlt', { name: one.name }),
          onAction: () => void restore(one),
        },
      });
    },
  };
}
