import type { Endpoint, PermissionKey } from '@kavel/contracts';

/** Who calls. `actorId` signed in; `userId` differs from it while the actor works on behalf of another user. */
export interface Caller {
  actorId: string;
  userId: string;
  /** Names as they are at the moment of the call, for what goes on record. */
  actorName: string;
  userName: string;
  organisationId: string;
  permissions: PermissionKey[];
  /** The bearer token of the actor, which was verified: it names the session and says when it began. */
  token: string;
  /** The actor as itself, while acting on behalf: for calls that cannot be made for another user. */
  actor?: Caller;
}

/** Public endpoints may be called without a session; all others always have a caller. */
export type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | undefined : Caller;

/** What acting on behalf needs to know of the other user. */
export interface ActingSubject {
  userId: string;
  name: string;
  organisationId: string;
  permissions: PermissionKey[];
}

/** Looks up (and puts on record) the user somebody acts for. Throws `not-found` when there is none. */
export type ResolveActing = (actor: Caller, userId: string, call: string) => Promise<ActingSubject>;
