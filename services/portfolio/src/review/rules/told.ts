import type { StatusEvent } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';

/** Who made the valuation and who submitted it, without the caller: they are told what becomes of it. */
export function authorsIn(
  events: readonly StatusEvent[],
  { actorId, userId }: Pick<Caller, 'actorId' | 'userId'>,
): string[] {
  const made = events.find(({ from }) => from === null);
  const submitted = events.find(({ to }) => to === 'in-review');
  const people = [made, submitted].flatMap(event =>
    event ? [(event.onBehalfOf ?? event.actor).userId] : [],
  );
  return [...new Set(people)].filter(id => id !== actorId && id !== userId);
}
