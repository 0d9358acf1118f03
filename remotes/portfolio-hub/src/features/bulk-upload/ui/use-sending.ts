import type { BulkJob } from '@kavel/contracts/bulk';
import { useQueryClient } from '@kavel/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bulkQueries, sendPart } from '../api/bulk-calls';
import { findSource } from '../api/sources';
import { isComplete } from '../model/job-counts';
import { partsOf } from '../model/parts';

export type SendingState = 'sending' | 'paused' | 'elsewhere';

/** Sends the parts of a list that are still missing, while the page is open. */
export function useSending(job: BulkJob) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SendingState>('sending');
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  const wanted = job.state === 'receiving' && !isComplete(job);
  const received = useRef(job.received);
  received.current = job.received;
  const { id, portfolioId, lines } = job;

  const send = useCallback(async () => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setState('sending');
    setFailure(null);
    try {
      const source = await findSource(portfolioId, id);
      if (source === null) return setState('elsewhere');
      const had = new Set(received.current);
      for (const [index, [from, to]] of partsOf(lines).entries()) {
        const part = index + 1;
        if (had.has(part)) continue;
        const some = await source.reader.lines(source.roles, from, to);
        if (controller.signal.aborted) return;
        await sendPart(id, part, some, controller.signal);
      }
      await queryClient.invalidateQueries({ queryKey: bulkQueries.job(id).queryKey });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState('paused');
      setFailure(error);
    }
  }, [id, portfolioId, lines, queryClient]);

  useEffect(() => {
    if (wanted) void send();
    return () => running.current?.abort();
  }, [wanted, send]);

  const pause = () => {
    running.current?.abort();
    setState('paused');
  };

  return { state, failure, pause, resume: () => void send() };
}
