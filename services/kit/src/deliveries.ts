import type { Caller } from './caller';
import { ServiceError } from './service-error';

/** Columns that say who wrote a row: the actor, and the user acted for. Equal when not acting on behalf. */
export interface Signed {
  actor_id: string;
  actor_name: string;
  user_id: string;
  user_name: string;
}

export function signedBy({
  actorId,
  actorName,
  userId,
  userName,
}: Pick<Caller, 'actorId' | 'actorName' | 'userId' | 'userName'>): Signed {
  return { actor_id: actorId, actor_name: actorName, user_id: userId, user_name: userName };
}

/** What can be undone once. Throws `not-found` without a row, and `conflict` when it is undone already. */
export function checkUndoable<Row extends { undone_at: Date | null }>(
  row: Row | undefined,
  what: string,
): Row {
  if (row === undefined) throw new ServiceError('not-found', `This ${what} does not exist`);
  if (row.undone_at !== null) throw new ServiceError('conflict', `This ${what} is undone already`);
  return row;
}
