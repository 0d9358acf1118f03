import { type ResolveActing, ServiceError } from '@kavel/service-kit';
import { recordActing } from './repositories/acting-audit';
import type { AuthDatabase } from './repositories/schema';
import { findAccount } from './repositories/users';

/** Looks up whom somebody acts for and puts the call on record; both or neither. */
export function createResolveActing(database: AuthDatabase): ResolveActing {
  return (actor, userId, call) =>
    database.withService(async trx => {
      const current = await findAccount(trx, actor.actorId);
      if (!current?.permissions.includes('auth.act-on-behalf')) {
        throw new ServiceError('forbidden', 'You may not act on behalf of another user');
      }
      const subject = await findAccount(trx, userId);
      if (subject === undefined) throw new ServiceError('not-found', 'There is no such user to act for');
      await recordActing(trx, {
        actorId: actor.actorId,
        organisationId: actor.organisationId,
        subjectId: userId,
        call,
      });
      const { name, organisationId, permissions } = subject;
      return { userId, name, organisationId, permissions };
    });
}
