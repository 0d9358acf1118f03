import {
  builtInRoleKeys,
  builtInRoles,
  managementApi,
  type Role,
  type SecondFactorDemand,
} from '@kavel/contracts/management';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { updateUsersOfRole } from '../repositories/managed-users';
import {
  demandOfEverybody,
  isDemandedOfEverybody,
  listRoleDemands,
  setRoleDemand,
} from '../repositories/role-demands';
import {
  addRole,
  countUsersOfRoles,
  findOwnRole,
  listOwnRoles,
  type OwnRole,
  removeRole,
  updateRole,
} from '../repositories/roles';
import type { AuthDatabase } from '../repositories/schema';
import { countWithoutSecondFactor } from '../repositories/second-factors';
import { checkGrant, keepingManager } from './grants';
import { inManagement, type Management } from './manager';

export function registerRoleRoutes(app: FastifyInstance, database: AuthDatabase): void {
  route(app, managementApi.listRoles, call => inManagement(database, call, listRoles));

  route(app, managementApi.createRole, call =>
    inManagement(database, call, async management => {
      const { trx, organisationId, record } = management;
      checkGrant(management, call.body.permissions);
      const id = await addRole(trx, organisationId, call.body);
      await record({ kind: 'role-created', detail: described(call.body) });
      return readRole(management, id);
    }),
  );

  route(app, managementApi.changeRole, call =>
    inManagement(database, call, management =>
      keepingManager(management, async () => {
        const { trx, organisationId, record } = management;
        const { roleId } = call.params;
        const before = await readOwnRole(management, roleId);
        checkGrant(management, call.body.permissions, before.permissions);
        await updateRole(trx, organisationId, roleId, call.body);
        await updateUsersOfRole(trx, organisationId, roleId, { permissions: call.body.permissions });
        await record({ kind: 'role-changed', detail: described(call.body) });
        return readRole(management, roleId);
      }),
    ),
  );

  route(app, managementApi.deleteRole, call =>
    inManagement(database, call, async management => {
      const { trx, organisationId, record } = management;
      const { roleId } = call.params;
      const role = await readOwnRole(management, roleId);
      await updateUsersOfRole(trx, organisationId, roleId, { role: null });
      await setRoleDemand(trx, organisationId, roleId, false);
      await removeRole(trx, organisationId, roleId);
      await record({ kind: 'role-deleted', detail: described(role) });
      return null;
    }),
  );

  route(app, managementApi.setRoleSecondFactor, call =>
    inManagement(database, call, async management => {
      const { trx, organisationId, record } = management;
      const { roleId } = call.params;
      const { demanded } = call.body;
      const role = await readRole(management, roleId);
      if (role.secondFactor === demanded) return role;
      await setRoleDemand(trx, organisationId, roleId, demanded);
      await record({
        kind: 'role-changed',
        detail: { role: role.name ?? role.id, secondFactor: demanded ? '✓' : '–' },
      });
      return readRole(management, roleId);
    }),
  );

  route(app, managementApi.getSecondFactorDemand, call => inManagement(database, call, readDemand));

  route(app, managementApi.setSecondFactorDemand, call =>
    inManagement(database, call, async management => {
      const { trx, organisationId, record } = management;
      const { everybody } = call.body;
      if (everybody === (await isDemandedOfEverybody(trx, organisationId))) return readDemand(management);
      await demandOfEverybody(trx, organisationId, everybody);
      await record({ kind: 'second-factor-demanded', detail: { secondFactor: everybody ? '✓' : '–' } });
      return readDemand(management);
    }),
  );
}

async function readDemand({ trx, organisationId }: Management): Promise<SecondFactorDemand> {
  return {
    everybody: await isDemandedOfEverybody(trx, organisationId),
    usersWithout: await countWithoutSecondFactor(trx, organisationId),
  };
}

async function listRoles({ trx, organisationId }: Management): Promise<Role[]> {
  const own = await listOwnRoles(trx, organisationId);
  const counts = await countUsersOfRoles(trx, organisationId);
  const demands = await listRoleDemands(trx, organisationId);
  const usersOf = (id: string) => counts.get(id) ?? 0;
  return [
    ...builtInRoleKeys.map(id => ({
      id,
      name: null,
      builtIn: true,
      permissions: [...builtInRoles[id]],
      users: usersOf(id),
      secondFactor: demands.has(id),
    })),
    ...own.map(role => ({
      ...role,
      builtIn: false,
      users: usersOf(role.id),
      secondFactor: demands.has(role.id),
    })),
  ];
}

async function readRole(management: Management, id: string): Promise<Role> {
  const role = (await listRoles(management)).find(one => one.id === id);
  if (role === undefined) throw new ServiceError('not-found', 'There is no such role');
  return role;
}

async function readOwnRole({ trx, organisationId }: Management, id: string): Promise<OwnRole> {
  const role = await findOwnRole(trx, organisationId, id);
  if (role === undefined) throw new ServiceError('not-found', 'There is no such role');
  return role;
}

function described({ name, permissions }: { name: string; permissions: readonly string[] }) {
  return { name, permissions: permissions.join(', ') };
}
