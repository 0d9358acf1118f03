import { valuationQueries } from '@kavel/api-client';
import { useQuery, useQueryClient } from '@kavel/query';
import { useEffect, useRef } from 'react';
import { runQuery } from './run-query';
import { announceChange, useInvalidateComputed } from './valuation-changes';

/** Number of times that results are refetched during a run; a response may be several megabytes. */
const readsPerRun = 5;

/** Refetches the values during a valuation run and when it ends, in every step. */
export function useFollowRun(valuationId: string): void {
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuationId);
  const { data: run } = useQuery({
    ...runQuery(valuationId),
    enabled: ({ state }) => state.data?.state === 'running',
  });
  const doneWhenRead = useRef<number | null>(null);

  useEffect(() => {
    if (!run) return;
    const read = (...key: readonly string[]) =>
      void client.invalidateQueries({ queryKey: [...valuationQueries.one(valuationId), ...key] });
    const before = doneWhenRead.current;
    if (run.state !== 'running') {
      doneWhenRead.current = null;
      if (before === null) return;
      for (const key of ['detail', 'results', 'references']) read(key);
      invalidateComputed();
      announceChange(valuationId);
    } else if (before === null) {
      doneWhenRead.current = run.done;
    } else if (run.done - before >= run.units / readsPerRun) {
      doneWhenRead.current = run.done;
      for (const key of ['results', 'references']) read(key);
    }
  }, [run, valuationId, client, invalidateComputed]);
}
