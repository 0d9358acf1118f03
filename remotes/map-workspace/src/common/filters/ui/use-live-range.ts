import type { NumberRange } from '@kavel/contracts/transactions';
import { useEffect, useRef } from 'react';
import type { LiveCount } from '../model/live';

export interface LiveRange<Key extends string> {
  /** A slider is about to move: how things lie along it is fetched once. */
  begin: (key: Key) => void;
  /** It moved: the count is a look-up, or a call that the next movement calls off while the look-up is on its way. */
  move: (key: Key, range: NumberRange) => void;
  /** It was let go; unless the filter changed by it, the count is that of the filter again. */
  end: (changed: boolean) => void;
}

export interface LiveRangeSource<Key extends string> {
  /** Begins to fetch what counts are looked up in. */
  prefetch: (key: Key) => void;
  /** The count with this range; null until the look-up is there. */
  lookUp: (key: Key, range: NumberRange) => number | null;
  ask: (key: Key, range: NumberRange, signal: AbortSignal) => Promise<number>;
}

/** Counts while a slider moves. What it shows is confirmed by the exact count when the slider is let go. */
export function useLiveRange<Key extends string>(
  source: LiveRangeSource<Key>,
  live: LiveCount,
): LiveRange<Key> {
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async (key: Key, range: NumberRange) => {
    const controller = new AbortController();
    asking.current = controller;
    try {
      const count = await source.ask(key, range, controller.signal);
      if (!controller.signal.aborted) live.set(count);
    } catch (error) {
      if (!controller.signal.aborted) console.error(error);
    }
  };

  return {
    begin: source.prefetch,
    move: (key, range) => {
      asking.current?.abort();
      const count = source.lookUp(key, range);
      if (count === null) void ask(key, range);
      else live.set(count);
    },
    end: changed => {
      asking.current?.abort();
      if (!changed) live.set(null);
    },
  };
}
