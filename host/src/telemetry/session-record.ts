import type { LoadObserver, RemoteFailureReport, RemoteLoad } from '../remotes/load-observer';

interface Moment {
  /** Milliseconds since the epoch. */
  at: number;
  /** Not sent: reports have the route pattern instead. */
  path: string;
}

export type SessionEntry = Moment &
  ((RemoteLoad & { kind: 'load' }) | (RemoteFailureReport & { kind: 'failure' }));

const kept = 200;
const listeners = new Set<() => void>();
let entries: readonly SessionEntry[] = [];

function add(entry: SessionEntry): void {
  entries = [...entries.slice(-kept + 1), entry];
  for (const changed of listeners) changed();
}

const now = (): Moment => ({ at: Date.now(), path: location.pathname });

/** Events of remotes since page load; reporters and views that start later read them here. */
export const sessionRecord = {
  observer: {
    onLoad: load => add({ kind: 'load', ...load, ...now() }),
    onFailure: report => add({ kind: 'failure', ...report, ...now() }),
  } satisfies LoadObserver,
  entries: () => entries,
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
