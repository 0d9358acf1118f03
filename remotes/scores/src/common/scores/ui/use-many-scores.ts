import { mostScores, scoreRequest, type WeightUpdate } from '@kavel/contracts';
import { useEffect, useState } from 'react';
import { type BriefScore, briefOf } from '../model/score-rows';
import { useCatalogue } from './catalogue-context';

export interface ManyScores {
  status: 'running' | 'done' | 'cancelled' | 'failed';
  /** Addresses asked for so far. */
  done: number;
  scores: ReadonlyMap<string, BriefScore>;
  /** Addresses that the catalogue does not have. */
  unknown: number;
  error: Error | null;
  cancel: () => void;
  /** Goes on after a cancellation or failure with what is left. */
  resume: () => void;
}

type Progress = Omit<ManyScores, 'cancel' | 'resume'>;

/**
 * Scores of any number of addresses, in calls of at most `mostScores`, one after the other. Ids and weights are those of
 * the first render: use a key for others.
 */
export function useManyScores(ids: readonly string[], weightUpdates: readonly WeightUpdate[]): ManyScores {
  const catalogue = useCatalogue();
  const [asked] = useState({ ids, weightUpdates });
  const [progress, setProgress] = useState<Progress>({
    status: ids.length > 0 ? 'running' : 'done',
    done: 0,
    scores: new Map(),
    unknown: 0,
    error: null,
  });
  const { status, done } = progress;
  useEffect(() => {
    if (status !== 'running') return;
    const abort = new AbortController();
    const part = asked.ids.slice(done, done + mostScores);
    const next = done + part.length;
    catalogue
      .scores(scoreRequest(part, { weightUpdates: asked.weightUpdates, parts: 'none' }), abort.signal)
      .then(({ scores, failed }) =>
        setProgress(now => ({
          ...now,
          status: next < asked.ids.length ? 'running' : 'done',
          done: next,
          scores: new Map([...now.scores, ...scores.map(one => [one.objectId, briefOf(one)] as const)]),
          unknown: now.unknown + failed.length,
        })),
      )
      .catch(error => {
        if (!abort.signal.aborted) setProgress(now => ({ ...now, status: 'failed', error }));
      });
    return () => abort.abort();
  }, [catalogue, asked, status, done]);
  return {
    ...progress,
    cancel: () => setProgress(now => ({ ...now, status: 'cancelled' })),
    resume: () => setProgress(now => ({ ...now, status: 'running', error: null })),
  };
}
