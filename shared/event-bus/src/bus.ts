import { type EventName, type EventPayload, events } from '@kavel/contracts';
import { ReplaySubject, Subject, type Subscription } from '@kavel/rxjs';

const channelName = 'kavel-bus';

/** Number of events kept for late watchers. */
const logLength = 200;

/** One recorded event. */
export interface BusRecord {
  /** Sequence number, from 1. */
  number: number;
  /** Milliseconds since the epoch. */
  at: number;
  name: EventName;
  payload: unknown;
  from: 'this tab' | 'another tab';
}

interface Message {
  name: EventName;
  payload: unknown;
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'name' in data && String(data.name) in events;
}

/** A subscriber that throws must not affect the others; its error is reported as uncaught. */
function guarded<Payload>(listener: (payload: Payload) => void): (payload: Payload) => void {
  return payload => {
    try {
      listener(payload);
    } catch (error) {
      reportError(error);
    }
  };
}

/** An invalid payload is a programming error: development and tests throw, production builds contain no schemas. */
function check<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  if (process.env.NODE_ENV !== 'production') events[name].schema.parse(payload);
}

/** The typed bus: payloads are validated, replayed and sent to other tabs as the event declares. */
export function createBus(channel: BroadcastChannel | null) {
  const subjects = new Map<EventName, Subject<unknown>>();
  const passed = new ReplaySubject<BusRecord>(logLength);
  let count = 0;

  const subjectOf = (name: EventName) => {
    const known = subjects.get(name);
    if (known) return known;
    const made = events[name].replay ? new ReplaySubject<unknown>(1) : new Subject<unknown>();
    subjects.set(name, made);
    return made;
  };

  const pass = <Name extends EventName>(name: Name, payload: EventPayload<Name>, from: BusRecord['from']) => {
    check(name, payload);
    count += 1;
    passed.next({ number: count, at: Date.now(), name, payload, from });
    subjectOf(name).next(payload);
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || !events[data.name].crossTab) return;
    pass(data.name, data.payload as EventPayload<EventName>, 'another tab');
  });

  return {
    publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
      pass(name, payload, 'this tab');
      if (events[name].crossTab) channel?.postMessage({ name, payload } satisfies Message);
    },
    subscribe<Name extends EventName>(
      name: Name,
      listener: (payload: EventPayload<Name>) => void,
    ): Subscription {
      const typed = guarded(listener) as (payload: unknown) => void;
      return subjectOf(name).subscribe(typed);
    },
    /** Subscribes to every event, after replaying the recorded ones: for monitoring only. */
    watch(listener: (record: BusRecord) => void): Subscription {
      return passed.subscribe(guarded(listener));
    },
  };
}

export type Bus = ReturnType<typeof createBus>;

/** The bus of this tab, connected to other tabs of this origin. */
export const bus: Bus = createBus(
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName),
);
