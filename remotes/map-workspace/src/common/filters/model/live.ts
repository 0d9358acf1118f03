/**
 * What changes with every movement of a hand. It is not in the state of the page, so that only what shows it
 * is drawn again within the frame of the movement. Null at rest.
 */
export interface Live<Value> {
  set: (value: Value | null) => void;
  get: () => Value | null;
  subscribe: (changed: () => void) => () => void;
}

export function createLive<Value>(): Live<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  return {
    set: next => {
      if (next === value) return;
      value = next;
      for (const changed of listeners) changed();
    },
    get: () => value,
    subscribe: changed => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The count while a slider moves; at rest it is that of the filter. */
export type LiveCount = Live<number>;

export interface Ends {
  min: number;
  max: number;
}

/** Both ends of a range: while its slider moves, and as the filter has them. */
export interface LiveEnds {
  live: Live<Ends>;
  settled: Ends;
}

export function endsNow({ live, settled }: LiveEnds): Ends {
  return live.get() ?? settled;
}
