import { ApiError, call } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { type BulkJob, bulkApi } from '@kavel/contracts/bulk';
import { bus } from '@kavel/event-bus';
import { type Adding, type ObjectsToAdd, parseAdding, partsOf } from '../model/adding';
import { beginning } from '../model/result-order';
import { isUnderWay, ResultChanged, sendParts } from './send-parts';

export interface AddingState {
  adding: Adding;
  /** Null until the service has reported its progress. */
  job: BulkJob | null;
  /** `broken`: can be resumed. `changed`: the catalogue has a new snapshot, so the rest is cancelled. */
  problem: 'broken' | 'changed' | null;
}

/** True until everything is stored, or cancelled. */
export function isAtWork({ job, problem }: AddingState): boolean {
  return problem !== 'changed' && (job === null || isUnderWay(job));
}

/**
 * Adds objects to a portfolio, one list at a time. It continues when the user leaves the page,
 * and its state is stored in the browser, so that it resumes after a reload, until the user has read the outcome.
 */
function createAddingWork() {
  const listeners = new Set<() => void>();
  let state: AddingState | null = null;
  let running: AbortController | null = null;

  const show = (next: AddingState | null) => {
    state = next;
    for (const changed of listeners) changed();
  };
  const change = (part: Partial<AddingState>) => {
    if (state) show({ ...state, ...part });
  };

  const run = async (adding: Adding) => {
    const current = new AbortController();
    running?.abort();
    running = current;
    const ifCurrent =
      <Value>(work: (value: Value) => void) =>
      (value: Value) => {
        if (!current.signal.aborted) work(value);
      };
    show({ adding, job: state?.job ?? null, problem: null });
    try {
      await sendParts(adding, {
        signal: current.signal,
        onSent: ifCurrent(sent => {
          keep(sent);
          change({ adding: sent });
        }),
        onJob: ifCurrent(job => change({ job })),
      });
    } catch (error) {
      if (current.signal.aborted) return;
      await settle(adding, error);
    }
    announce(adding);
  };

  const settle = async (adding: Adding, error: unknown) => {
    if (error instanceof ApiError && error.code === 'not-found') {
      // Its portfolio is gone, and the list with it.
      keep(null);
      show(null);
    } else if (error instanceof ResultChanged) await callOff(adding, 'changed');
    else change({ problem: 'broken' });
  };

  /** Objects already added stay in the portfolio. */
  const callOff = async ({ jobId }: Adding, problem: 'changed' | null) => {
    try {
      change({ job: await call(bulkApi.cancelBulkJob, { params: { id: jobId } }), problem });
    } catch {
      change({ problem: 'broken' });
    }
  };

  return {
    get: () => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },

    /** Creates the list at the service and starts sending. @throws what `call` throws; then nothing was started. */
    begin: async (portfolio: Adding['portfolio'], objects: ObjectsToAdd, total: number, name: string) => {
      const body = { name, lines: total, parts: partsOf(total) };
      const { id } = await call(bulkApi.createBulkJob, { params: { id: portfolio.id }, body });
      await call(bulkApi.startBulkJob, { params: { id }, body: { mode: 'good-lines' } });
      const adding = { jobId: id, portfolio, objects, total, sent: 0, place: beginning };
      show(null);
      keep(adding);
      void run(adding);
    },
    /** Resumes after an error or a reload. */
    goOn: () => {
      const kept = parseAdding(localStorage.getItem(storageKey()));
      if (kept && (state === null || state.problem)) void run(kept);
    },
    stop: async () => {
      if (!state) return;
      const { adding } = state;
      running?.abort();
      await callOff(adding, null);
      announce(adding);
    },
    /** The user has read the outcome. */
    dismiss: () => {
      keep(null);
      show(null);
    },
    /** Stops adding but keeps it stored, to continue after the next sign-in. */
    leave: () => {
      running?.abort();
      show(null);
    },
  };
}

/** One list for each user, also while acting on behalf of another. */
function storageKey(): string {
  const { user, selectedUser } = session.state();
  return `locator-adding:${user?.userId ?? ''}:${selectedUser?.userId ?? ''}`;
}

function keep(adding: Adding | null): void {
  if (adding) localStorage.setItem(storageKey(), JSON.stringify(adding));
  else localStorage.removeItem(storageKey());
}

function announce({ portfolio }: Adding): void {
  bus.publish('portfolio-changed', { portfolioId: portfolio.id });
}

export const addingWork = createAddingWork();

bus.subscribe('session', ({ state }) => {
  if (state === 'signed-out') addingWork.leave();
});
