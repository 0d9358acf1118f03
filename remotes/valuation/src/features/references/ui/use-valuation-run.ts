import { call } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { ValuationRun } from '@kavel/contracts/valuations';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { useState } from 'react';
import { runQuery } from '../../../common/run-query';
import { announceChange } from '../../../common/valuation-changes';
import { secondsLeft } from '../model/seconds-left';

/** Starts, shows and stops the valuing of all units, which the service goes on with whoever looks on. */
export function useValuationRun(id: string) {
  const client = useQueryClient();
  const { data: run, isError, dataUpdatedAt: at } = useQuery(runQuery(id));
  const running = run?.state === 'running';
  const [watched, setWatched] = useState({ running: false, from: { done: 0, at: 0 }, endedAt: 0 });
  if (running !== watched.running)
    setWatched({
      running,
      from: { done: run?.done ?? 0, at },
      endedAt: running ? Number.POSITIVE_INFINITY : at,
    });

  const keep = async (told: ValuationRun | null) => {
    const { queryKey } = runQuery(id);
    // What was asked before tells of the state before.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, told);
    announceChange(id);
  };
  const starting = useMutation({
    mutationFn: () => call(valuationApi.startValuationRun, { params: { id } }),
    onSuccess: keep,
  });
  const stopping = useMutation({
    mutationFn: () => call(valuationApi.cancelValuationRun, { params: { id } }),
    onSuccess: keep,
  });

  return {
    /** Undefined until it is known, null when there was none. */
    run,
    /** It goes on, but the service does not answer. */
    isAway: isError,
    secondsLeft: run ? secondsLeft(watched.from, { done: run.done, at }, run.units) : null,
    /** Whether values that were read at a moment are those that it ended with. */
    isIn: (readAt: number) => readAt >= watched.endedAt,
    start: () => starting.mutate(),
    starting: starting.isPending,
    startError: starting.error,
    stop: () => stopping.mutate(),
    stopping: stopping.isPending,
  };
}

export type ValuationRunState = ReturnType<typeof useValuationRun>;
