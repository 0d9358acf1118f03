import type { PermissionKey, UserState } from '@kavel/contracts';
import { type ResolveActing, ServiceError } from '@kavel/service-kit';
import { recordActing } from './repositories/acting-audit';
import { recordEvent } from './repositories/audit';
import type { AuthDatabase, AuthTransaction } from './repositories/schema';
import { type Account, findAccount } from './repositories/users';

/** Looks up the user acted for and records the call; both or neither. */
export function createResolveActing(database: AuthDatabase): ResolveActing {
  return (actor, userId, call) =>
    database.inService(async trx => {
      const current = await findAccount(trx, actor.actorId);
      if (!current?.active || !current.permissions.includes('auth.act-on-behalf')) {
        throw new ServiceError('forbidden', 'You may not act on behalf of another user');
      }
      const subject = await findAccount(trx, userId);
      if (subject === undefined || !mayActFor(current, subject)) {
        throw new ServiceError('not-found', 'There is no such user to act for');
      }
      await recordActing(trx, {
        actorId: actor.actorId,
        organisationId: actor.organisationId,
        subjectId: userId,
        call,
      });
      await recordOnceAnHour(trx, current, subject);
      const { name, organisationId, permissions } = subject;
      return { userId, name, organisationId, permissions };
    });
}

/**
 * Permissions that an actor has while acting for a user, and those of the user that it lacks; null when the actor may
 * not act for the user.
 */
export async function readActing(
  database: AuthDatabase,
  actor: Account,
  userId: string,
): Promise<UserState['acting']> {
  if (!actor.permissions.includes('auth.act-on-behalf')) return null;
  const subject = await database.inService(trx => findAccount(trx, userId));
  if (subject === undefined || !mayActFor(actor, subject)) return null;
  const isHeld = (key: PermissionKey) => actor.permissions.includes(key);
  return {
    userId,
    name: subject.name,
    permissions: subject.permissions.filter(isHeld),
    hidden: subject.permissions.filter(key => !isHeld(key)),
  };
}

/** Colleagues; platform staff for every user. Other users are reported as unknown. */
export function mayActFor(actor: Account, subject: Account): boolean {
  return subject.active && (actor.platform || actor.organisationId === subject.organisationId);
}

/** Once an hour in the audit log of both organisations; each call is in `acting_audit`. */
async function recordOnceAnHour(trx: AuthTransaction, actor: Account, subject: Account): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13);
  for (const organisationId of new Set([actor.organisationId, subject.organisationId])) {
    await recordEvent(trx, {
      organisationId,
      kind: 'acting',
      actor,
      subject,
      address: null,
      once: `acting ${organisationId} ${actor.userId} ${subject.userId} ${hour}`,
    });
  }
}
