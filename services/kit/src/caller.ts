import type { Endpoint, PermissionKey } from '@kavel/contracts';

/** Who calls. `actorId` holds the token; `userId` differs from it while he acts on behalf of another. */
export interface Caller {
  actorId: string;
  userId: string;
  /** Names as they are at the moment of the call, for what goes on record. */
  actorName: string;
  userName: string;
  organisationId: string;
  permissions: PermissionKey[];
  /** The bearer token as received, passed on when one service calls another. */
  token: string;
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
