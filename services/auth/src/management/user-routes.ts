import { type ManagedUser, managementApi } from '@kavel/contracts/management';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { findManagedUser, listManagedUsers, updateUser } from '../repositories/managed-users';
import type { AuthDatabase } from '../repositories/schema';
import { removeSecondFactor } from '../repositories/second-factors';
import { endSessions } from '../repositories/session-list';
import { checkGrant, keepingManager, rightsOf } from './grants';
import { inManagement, type Management } from './manager';

export function registerUserRoutes(app: FastifyInstance, database: AuthDatabase): void {
  route(app, managementApi.listManagedUsers, call =>
    inManagement(database, call, ({ trx, organisationId }) =>
      listManagedUsers(trx, organisationId, call.query.search),
    ),
  );

  route(app, managementApi.changeUser, call =>
    inManagement(database, call, management =>
      keepingManager(management, async () => {
        const { trx, organisationId, record } = management;
        const { userId } = call.params;
        const { name, grant } = call.body;
        const before = await readUser(management, userId);
        const rights = grant && (await rightsOf(trx, organisationId, grant));
        if (rights) checkGrant(management, rights.permissions, before.permissions);
        await updateUser(trx, userId, {
          ...(name === undefined ? {} : { name }),
          ...(rights ? { role: rights.roleId, permissions: rights.permissions } : {}),
        });
        const after = await readUser(management, userId);
        await record({ kind: 'user-changed', subject: after, detail: differences(before, after) });
        return after;
      }),
    ),
  );

  route(app, managementApi.setUserActive, call =>
    inManagement(database, call, management =>
      keepingManager(management, async () => {
        const { trx, organisationId, record } = management;
        const { userId } = call.params;
        const { active } = call.body;
        const before = await readUser(management, userId);
        if (before.active === active) return before;
        if (active) checkGrant(management, before.permissions);
        await updateUser(trx, userId, { active });
        if (!active) await endSessions(trx, { organisationId, userId }, undefined);
        await record({ kind: active ? 'user-activated' : 'user-deactivated', subject: before });
        return readUser(management, userId);
      }),
    ),
  );

  route(app, managementApi.resetSecondFactor, call =>
    inManagement(database, call, async management => {
      const { trx, organisationId, record } = management;
      const { userId } = call.params;
      const user = await readUser(management, userId);
      // Removing the second factor makes it easier to sign in as that user.
      checkGrant(management, user.permissions);
      if (!(await removeSecondFactor(trx, userId))) return user;
      const ended = await endSessions(trx, { organisationId, userId }, undefined);
      await record({ kind: 'second-factor-reset', subject: user, detail: { sessions: String(ended) } });
      return readUser(management, userId);
    }),
  );
}

async function readUser({ trx, organisationId }: Management, userId: string): Promise<ManagedUser> {
  const user = await findManagedUser(trx, organisationId, userId);
  if (user === undefined) throw new ServiceError('not-found', 'There is no such user');
  return user;
}

function differences(before: ManagedUser, after: ManagedUser): Record<string, string> {
  const gained = after.permissions.filter(key => !before.permissions.includes(key));
  const lost = before.permissions.filter(key => !after.permissions.includes(key));
  return {
    ...(before.name === after.name ? {} : { name: `${before.name} → ${after.name}` }),
    ...(before.roleId === after.roleId ? {} : { role: `${before.roleId ?? '–'} → ${after.roleId ?? '–'}` }),
    ...(gained.length > 0 ? { granted: gained.join(', ') } : {}),
    ...(lost.length > 0 ? { taken: lost.join(', ') } : {}),
  };
}
