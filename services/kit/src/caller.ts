import type { Endpoint, PermissionKey } from '@kavel/contracts';

/** The caller. `actorId` signed in; `userId` differs from it while the actor works on behalf of another user. */
export interface Caller {
  actorId: string;
  userId: string;
  /** Names at the time of the call, for the audit log. */
  actorName: string;
  userName: string;
  organisationId: string;
  permissions: PermissionKey[];
  /** The verified bearer token of the actor: it names the session and its start. */
  token: string;
  /** The actor without acting on behalf: for calls that cannot be made for another user. */
  actor?: Caller;
}

/** Public endpoints may be called without a session; all others always have a caller. */
export type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | undefined : Caller;

/** What acting on behalf needs to know about the other user. */
export interface ActingSubject {
  userId: string;
  name: string;
  organisationId: string;
  permissions: PermissionKey[];
}

/** Looks up (and records) the user somebody acts for. Throws `not-found` when there is none. */
export type ResolveActing = (actor: Caller, userId: string, call: string) => Promise<ActingSubject>;
