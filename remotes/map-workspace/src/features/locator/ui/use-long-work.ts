import { useEffect, useRef, useState } from 'react';

export type WorkState<Result> =
  | { kind: 'idle' }
  | { kind: 'busy'; done: number; total: number; secondsLeft: number | null }
  | { kind: 'done'; result: Result }
  | { kind: 'stopped'; done: number }
  | { kind: 'failed'; done: number; error: unknown };

/** Fraction done from which on the remaining time is estimated. */
const estimateFrom = 0.05;

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Work in parts with progress and cancel. Leaving the page cancels it, after a confirmation. */
export function useLongWork<Result>() {
  const [state, setState] = useState<WorkState<Result>>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const isBusy = state.kind === 'busy';
  useEffect(() => {
    if (!isBusy) return;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isBusy]);

  const start = async (
    total: number,
    work: (signal: AbortSignal, onDone: (done: number) => void) => Promise<Result>,
    /** Done in an earlier run. */
    already = 0,
  ) => {
    const current = new AbortController();
    controller.current = current;
    const started = performance.now();
    let done = already;
    setState({ kind: 'busy', done, total, secondsLeft: null });
    try {
      const result = await work(current.signal, soFar => {
        done = soFar;
        if (current.signal.aborted) return;
        const each = (performance.now() - started) / 1000 / Math.max(1, done - already);
        const seconds = each * (total - done);
        const secondsLeft = done / total >= estimateFrom ? Math.max(1, Math.round(seconds)) : null;
        setState({ kind: 'busy', done, total, secondsLeft });
      });
      setState(current.signal.aborted ? { kind: 'stopped', done } : { kind: 'done', result });
    } catch (error) {
      setState(current.signal.aborted ? { kind: 'stopped', done } : { kind: 'failed', done, error });
    }
  };

  return {
    state,
    start,
    stop: () => controller.current?.abort(),
    reset: () => setState({ kind: 'idle' }),
  };
}
