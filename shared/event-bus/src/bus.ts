import { type EventName, type EventPayload, events } from '@kavel/contracts';
import { ReplaySubject, Subject, type Subscription } from '@kavel/rxjs';

const channelName = 'kavel-bus';

interface Message {
  name: EventName;
  payload: unknown;
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'name' in data && String(data.name) in events;
}

/** A subscriber that throws must not stop the others; the browser reports its error as uncaught. */
function guarded<Payload>(listener: (payload: Payload) => void): (payload: Payload) => void {
  return payload => {
    try {
      listener(payload);
    } catch (error) {
      reportError(error);
    }
  };
}

/**
 * The typed bus. Payloads are checked against the schema of the event, both those
 * published here (a mistake of ours: throws) and those of other tabs (may be an older build: ignored).
 */
export function createBus(channel: BroadcastChannel | null) {
  const subjects = new Map<EventName, Subject<unknown>>();

  const subjectOf = (name: EventName) => {
    const known = subjects.get(name);
    if (known) return known;
    const made = events[name].replay ? new ReplaySubject<unknown>(1) : new Subject<unknown>();
    subjects.set(name, made);
    return made;
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || !events[data.name].crossTab) return;
    const checked = events[data.name].schema.safeParse(data.payload);
    if (checked.success) subjectOf(data.name).next(checked.data);
  });

  return {
    publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
      const checked = events[name].schema.parse(payload);
      subjectOf(name).next(checked);
      if (events[name].crossTab) channel?.postMessage({ name, payload: checked } satisfies Message);
    },
    subscribe<Name extends EventName>(
      name: Name,
      listener: (payload: EventPayload<Name>) => void,
    ): Subscription {
      const typed = guarded(listener) as (payload: unknown) => void;
      return subjectOf(name).subscribe(typed);
    },
  };
}

export type Bus = ReturnType<typeof createBus>;

/** The one bus of this tab, joined to the other tabs of this origin. */
export const bus: Bus = createBus(
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName),
);
