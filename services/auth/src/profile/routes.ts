import { accountApi, builtInRoles, type Profile } from '@kavel/contracts/management';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAccount, sessionOf } from '../current-account';
import { originOf } from '../origin';
import { type NewAuditEvent, recordEvent } from '../repositories/audit';
import { findOwnRole } from '../repositories/roles';
import type { AuthDatabase, AuthTransaction } from '../repositories/schema';
import { endSession, endSessions, listSessions } from '../repositories/session-list';
import { type Account, renameAccount, setRegister } from '../repositories/users';
import { registerAcceptance } from './accept-invitation';
import { changePassword } from './change-password';

/** Calls of users about their own account. */
export function registerProfile(app: FastifyInstance, database: AuthDatabase): void {
  registerAcceptance(app, database);

  const own = <T>(
    { caller, request }: { caller: Caller; request: FastifyRequest },
    work: (own: Own) => Promise<T>,
  ) =>
    database.inOrganisation(caller, async trx => {
      const account = await readAccount(trx, caller);
      const { organisationId, userId } = account;
      const { address } = originOf(request);
      return work({
        trx,
        account,
        mine: { organisationId, userId },
        session: sessionOf(caller),
        record: (kind, detail) =>
          recordEvent(trx, { organisationId, kind, actor: account, subject: account, detail, address }),
      });
    });

  route(app, accountApi.getProfile, call => own(call, ({ trx, account }) => toProfile(trx, account)));

  route(app, accountApi.renameProfile, call =>
    own(call, async ({ trx, account, record }) => {
      const { name, register } = call.body;
      if (name !== account.name) {
        await renameAccount(trx, account.userId, name);
        await record('profile-changed', { name: `${account.name} → ${name}` });
      }
      if (register === undefined) return toProfile(trx, { ...account, name });
      await setRegister(trx, account.userId, register);
      const [registerName, registerNumber] = [register?.name ?? null, register?.number ?? null];
      await record('profile-changed', { register: register ? `${register.name} ${register.number}` : '–' });
      return toProfile(trx, { ...account, name, registerName, registerNumber });
    }),
  );

  route(app, accountApi.changePassword, async ({ caller, body, request }) => {
    await changePassword(database, { caller, ...body, network: originOf(request).address });
    return null;
  });

  route(app, accountApi.listOwnSessions, call =>
    own(call, ({ trx, mine, session }) => listSessions(trx, mine, session)),
  );

  route(app, accountApi.endOwnSession, call =>
    own(call, async ({ trx, mine, record }) => {
      const ended = await endSession(trx, mine, call.params.sessionId);
      if (ended === undefined) throw new ServiceError('not-found', 'There is no such session');
      await record('sessions-ended', { sessions: '1' });
      return null;
    }),
  );

  route(app, accountApi.endOtherOwnSessions, call =>
    own(call, async ({ trx, mine, session, record }) => {
      const ended = await endSessions(trx, mine, session);
      await record('sessions-ended', { sessions: String(ended) });
      return { ended };
    }),
  );
}

interface Own {
  trx: AuthTransaction;
  account: Account;
  mine: { organisationId: string; userId: string };
  session: string | undefined;
  record(kind: NewAuditEvent['kind'], detail: Record<string, string>): Promise<void>;
}

async function toProfile(trx: AuthTransaction, account: Account): Promise<Profile> {
  const { userId, name, email, organisationId, organisationName, platform, roleId, permissions } = account;
  const role = isOwnRole(roleId) ? await findOwnRole(trx, organisationId, roleId) : undefined;
  return {
    userId,
    name,
    email,
    organisationId,
    organisationName,
    platform,
    roleId,
    roleName: role?.name ?? null,
    permissions,
    registerName: account.registerName,
    registerNumber: account.registerNumber,
  };
}

function isOwnRole(roleId: string | null): roleId is string {
  return roleId !== null && !Object.hasOwn(builtInRoles, roleId);
}
