import type { Signed } from '@kavel/service-kit';

interface Person {
  userId: string;
  name: string;
}

/** The names of the actor and, where different, of the user acted for. */
export function peopleOf(row: Signed): { actor: Person; onBehalfOf: Person | null } {
  return {
    actor: { userId: row.actor_id, name: row.actor_name },
    onBehalfOf: row.user_id === row.actor_id ? null : { userId: row.user_id, name: row.user_name },
  };
}
