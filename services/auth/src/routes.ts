import { authApi, colleagueApi, type User, type UserState } from '@kavel/contracts';
import { addressKey, route } from '@kavel/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentAccess } from './access/current-access';
import { mayActFor, readActing } from './act-on-behalf';
import { confirmIdentity } from './confirm-identity';
import { readAccount } from './current-account';
import type { KeyRing } from './key-ring';
import type { Mailer } from './mail/mailer';
import { registerManagement } from './management';
import { registerMembers } from './members/routes';
import { originOf } from './origin';
import { registerProfile } from './profile/routes';
import { registerRecovery } from './recovery/routes';
import { recordEvent } from './repositories/audit';
import type { AuthDatabase } from './repositories/schema';
import { type Account, listAccounts } from './repositories/users';
import { registerOwnSecondFactor } from './second-factor/profile-routes';
import { registerSignInStep } from './second-factor/sign-in-routes';
import { demandSecondFactor } from './second-factor/sign-in-step';
import type { Sessions } from './sessions';
import { signIn } from './sign-in';
import { devicesOf, rememberDevice } from './throttle/known-device';

/**
 * Logging out clears the browser's HTTP cache. Not `storage`, which has theme, language and saved searches, and not
 * `cookies`, which has the known device and the brand; the page clears both token cookies.
 */
const leftBehind = '"cache"';

export interface AuthParts {
  database: AuthDatabase;
  keyRing: KeyRing;
  sessions: Sessions;
  access: CurrentAccess;
  /** Absent: no mail server is configured; links are shown to the administrator. */
  mailer: Mailer | undefined;
}

export function registerRoutes(
  app: FastifyInstance,
  { database, keyRing, sessions, access, mailer }: AuthParts,
): void {
  followAccess(app, access);
  registerProfile(app, database);
  registerManagement(app, database, mailer);
  registerRecovery(app, database, mailer);
  registerMembers(app, database, mailer);

  /** Last step of every kind of sign-in: records it, marks the browser as known, and opens a session. */
  const openSession = async (account: Account, request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request);
    const { organisationId } = account;
    const cookie = await database.inService(async trx => {
      await recordEvent(trx, { organisationId, kind: 'sign-in', actor: account, address: origin.address });
      return rememberDevice(trx, account, devicesOf(request));
    });
    reply.header('set-cookie', cookie);
    return sessions.open(account, origin);
  };

  route(app, authApi.login, async ({ body, request, reply }) => {
    const attempt = { ...body, address: addressKey(request.ip), devices: devicesOf(request) };
    const account = await signIn(database, attempt, originOf(request).address);
    await demandSecondFactor(database, account);
    return openSession(account, request, reply);
  });
  registerSignInStep(app, database, openSession);
  registerOwnSecondFactor(app, database);

  route(app, authApi.confirmIdentity, async ({ caller, body, request }) => {
    const proof = { ...body, network: originOf(request).address };
    const { account, ...session } = await confirmIdentity(database, caller, proof);
    return { access_token: await sessions.renewAccess(account, session) };
  });

  route(app, authApi.refreshToken, ({ body, request }) =>
    sessions.refresh(body.refresh_token, originOf(request)),
  );

  route(app, authApi.logout, async ({ body, reply }) => {
    await sessions.end(body.refresh_token);
    reply.header('clear-site-data', leftBehind);
    return null;
  });

  route(app, authApi.userState, async ({ caller, query }) => {
    const account = await database.inOrganisation(caller, trx => readAccount(trx, caller));
    const state = toUserState(account);
    if (query.actingFor === undefined) return state;
    return { ...state, acting: await readActing(database, account, query.actingFor) };
  });

  route(app, authApi.listUsers, async ({ caller }) => {
    const accounts = await database.inService(listAccounts);
    const actor = accounts.find(account => account.userId === caller.actorId);
    if (actor === undefined) return [];
    return accounts.filter(account => account !== actor && mayActFor(actor, account)).map(toUser);
  });

  route(app, colleagueApi.listColleagues, async ({ caller }) => {
    const accounts = await database.inOrganisation(caller, listAccounts);
    return accounts
      .filter(({ active }) => active)
      .map(({ userId, name, email }) => ({ userId, name, email }));
  });

  app.get(
    '/api/auth/.well-known/jwks.json',
    { schema: { summary: 'Public keys of access tokens' }, config: { calls: 'public' } },
    async (_, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return keyRing.publicKeys();
    },
  );
}

/** Removed permissions take effect before the call is answered; those removed by other processes, a second later. */
function followAccess(app: FastifyInstance, access: CurrentAccess): void {
  const report = (error: unknown) =>
    app.log.warn({ reason: String(error) }, 'changes of rights were not read');
  app.addHook('onReady', async () => access.follow(report));
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && reply.statusCode < 400) await access.read().catch(report);
  });
}

function toUserState(account: Account): UserState {
  return { ...toUser(account), permissions: account.permissions };
}

function toUser({ userId, name, email, organisationId, organisationName }: Account): User {
  return { userId, name, email, organisationId, organisationName };
}
