import { useSyncExternalStore } from 'react';
import type { Ends, Live, LiveEnds } from '../model/live';

/** What it is while a hand moves it, and what it is at rest. */
export function useLive<Value>({ subscribe, get }: Live<Value>, settled: Value): Value {
  return useSyncExternalStore(subscribe, get) ?? settled;
}

export function useEnds({ live, settled }: LiveEnds): Ends {
  return useLive(live, settled);
}
