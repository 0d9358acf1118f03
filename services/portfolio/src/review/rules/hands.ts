import type { StatusEvent } from '@kavel/contracts';

/**
 * Ids of everybody whose work a valuation is: who made it, submitted it last, or changed it, and for whom. `events`
 * newest first.
 */
export function handsIn(
  events: readonly Pick<StatusEvent, 'actor' | 'onBehalfOf' | 'from' | 'to'>[],
  editors: readonly string[],
): string[] {
  const made = events.find(({ from }) => from === null);
  const submitted = events.find(({ to }) => to === 'in-review');
  const people = [made, submitted].flatMap(event =>
    event ? [event.actor.userId, event.onBehalfOf?.userId ?? event.actor.userId] : [],
  );
  return [...new Set([...people, ...editors])];
}
