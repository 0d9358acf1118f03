import { valuationQueries } from '@kavel/api-client';
import { useQueryClient } from '@kavel/query';
import { useEffect, useRef, useState } from 'react';
import type { OpenValuation } from '../../../common/open-valuation';
import { announceChange, useInvalidateComputed } from '../../../common/valuation-changes';
import { referencesKey } from '../api/appraisal-calls';
import { valueBucket } from '../api/value-bucket';
import type { BucketAnswer } from '../model/merge-answer';
import { type Progress, type RunEnd, runInTurn } from '../model/run-in-turn';

export type RunState =
  | { state: 'idle' }
  | ({ state: 'running' } & Progress)
  | ({ state: 'ended' } & EndedRun);

type EndedRun = RunEnd & { done: number; total: number };

/** Values buckets one after another; what is done is stored, so that leaving or reloading loses nothing. */
export function useValuationRun({ valuation, buckets }: OpenValuation, take: (answer: BucketAnswer) => void) {
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuation.id);
  const [run, setRun] = useState<RunState>({ state: 'idle' });
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const start = async (keys: readonly string[]) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    let done = 0;
    const end = await runInTurn(
      keys.map(key => ({ key, units: buckets[key]?.unitIds.length ?? 0 })),
      async key => {
        take(await valueBucket(valuation.id, key, own.signal));
        done += 1;
      },
      progress => setRun({ state: 'running', ...progress }),
      own.signal,
      () => performance.now(),
    );
    if (done > 0) {
      invalidateComputed();
      void client.invalidateQueries({ queryKey: valuationQueries.detail(valuation.id).queryKey });
      // What is shown was replaced by the answers; what is not is read again when it is opened.
      void client.invalidateQueries({ queryKey: referencesKey(valuation.id), refetchType: 'none' });
      announceChange(valuation.id);
    }
    if (controller.current === own) setRun({ state: 'ended', ...end, done, total: keys.length });
  };

  return {
    run,
    start: (keys: readonly string[]) => void start(keys),
    stop: () => controller.current?.abort(),
  };
}
