import { ApiError } from '@kavel/api-client';
import type { AreaScore, ScoreAreaType, ScoreUse, WeightUpdate } from '@kavel/contracts';
import { useEffect, useState } from 'react';
import type { Sibling } from '../model/area-ranking';
import { useCatalogue } from './catalogue-context';

type Brief = Pick<AreaScore, 'score' | 'band' | 'objects'>;

export interface SiblingScores {
  done: number;
  scores: ReadonlyMap<string, Brief>;
  failed: boolean;
  retry: () => void;
}

/** Calls at a time. */
const atOnce = 4;

export interface AskedSiblings {
  areaType: ScoreAreaType;
  siblings: readonly Sibling[];
  use: ScoreUse;
  weightUpdates: readonly WeightUpdate[];
}

/** Scores of areas, a few calls at a time. What is asked is that of the first render: use a key for others. */
export function useSiblingScores(given: AskedSiblings): SiblingScores {
  const catalogue = useCatalogue();
  const [{ areaType, siblings, use, weightUpdates }] = useState(given);
  const [scores, setScores] = useState<ReadonlyMap<string, Brief | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const done = scores.size;
  useEffect(() => {
    if (failed || done >= siblings.length) return;
    const abort = new AbortController();
    const part = siblings.slice(done, done + atOnce);
    Promise.all(
      part.map(async ({ code }) => {
        const asked = { areaType, areaKey: code, use, weightUpdates };
        return [code, await briefOrNone(() => catalogue.area(asked, abort.signal))] as const;
      }),
    ).then(
      found => setScores(now => new Map([...now, ...found])),
      () => {
        if (!abort.signal.aborted) setFailed(true);
      },
    );
    return () => abort.abort();
  }, [catalogue, areaType, siblings, use, weightUpdates, failed, done]);
  const known = [...scores].flatMap(([code, score]) => (score ? [[code, score] as const] : []));
  return { done, scores: new Map(known), failed, retry: () => setFailed(false) };
}

/** Null for an area without objects. */
async function briefOrNone(work: () => Promise<AreaScore>): Promise<Brief | null> {
  try {
    const { score, band, objects } = await work();
    return { score, band, objects };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null;
    throw error;
  }
}
