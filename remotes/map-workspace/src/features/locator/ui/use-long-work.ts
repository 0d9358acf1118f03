import { useEffect, useRef, useState } from 'react';

export type WorkState<Result> =
  | { kind: 'idle' }
  | { kind: 'busy'; done: number; total: number; secondsLeft: number | null }
  | { kind: 'done'; result: Result }
  | { kind: 'stopped'; done: number }
  | { kind: 'failed'; done: number; error: unknown };

/** Tells from so much done on how long the rest takes. */
const tellsFrom = 0.05;

/** Work in parts that says how far it is, can be called off, and is called off when the page goes. */
export function useLongWork<Result>() {
  const [state, setState] = useState<WorkState<Result>>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (
    total: number,
    work: (signal: AbortSignal, onDone: (done: number) => void) => Promise<Result>,
  ) => {
    const current = new AbortController();
    controller.current = current;
    const started = performance.now();
    let done = 0;
    setState({ kind: 'busy', done, total, secondsLeft: null });
    try {
      const result = await work(current.signal, soFar => {
        done = soFar;
        if (current.signal.aborted) return;
        const seconds = ((performance.now() - started) / 1000) * (total / Math.max(1, done) - 1);
        const secondsLeft = done / total >= tellsFrom ? Math.max(1, Math.round(seconds)) : null;
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
