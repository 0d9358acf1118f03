import { call } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { ValuationRun } from '@kavel/contracts/valuations';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { useState } from 'react';
import { runQuery } from '../../../common/run-query';
import { announceChange } from '../../../common/valuation-changes';
import { secondsLeft } from '../model/seconds-left';

/**
 * Starts, tracks and stops the valuation run of all units; the run continues in the service when the page is closed.
 */
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
    // A request in flight would return the previous state.
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
    /** Undefined while loading, null without a run. */
    run,
    /** The run continues, but the service does not respond. */
    isAway: isError,
    secondsLeft: run ? secondsLeft(watched.from, { done: run.done, at }, run.units) : null,
    /** Whether values read at this time are the final values of the run. */
    isIn: (readAt: number) => readAt >= watched.endedAt,
    start: () => starting.mutate(),
    starting: starting.isPending,
    startError: starting.error,
    stop: () => stopping.mutate(),
    stopping: stopping.isPending,
  };
}

export type ValuationRunState = ReturnType<typeof useValuationRun>;
