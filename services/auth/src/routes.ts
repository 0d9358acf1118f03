import { authApi, type User, type UserState } from '@kavel/contracts';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { KeyRing } from './key-ring';
import type { AuthDatabase } from './repositories/schema';
import { type Account, findAccount, listAccounts } from './repositories/users';
import type { Sessions } from './sessions';
import { signIn } from './sign-in';

export interface AuthParts {
  database: AuthDatabase;
  keyRing: KeyRing;
  sessions: Sessions;
}

export function registerRoutes(app: FastifyInstance, { database, keyRing, sessions }: AuthParts): void {
  route(app, authApi.login, async ({ body, request }) =>
    sessions.open(await signIn(database, { ...body, address: request.ip })),
  );

  route(app, authApi.refreshToken, ({ body }) => sessions.refresh(body.refresh_token));

  route(app, authApi.logout, async ({ body }) => {
    await sessions.end(body.refresh_token);
    return null;
  });

  route(app, authApi.userState, async ({ caller }) => {
    const account = await database.withTenant(caller, trx => findAccount(trx, caller.actorId));
    if (account === undefined) throw new ServiceError('unauthenticated', 'User is not authenticated');
    return toUserState(account);
  });

  route(app, authApi.listUsers, async ({ caller }) => {
    const accounts = await database.withService(listAccounts);
    return accounts.filter(account => account.userId !== caller.actorId).map(toUser);
  });

  app.get(
    '/.well-known/jwks.json',
    { schema: { summary: 'Public keys of access tokens' } },
    async (_, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return keyRing.publicKeys();
    },
  );
}

function toUserState(account: Account): UserState {
  return { ...toUser(account), permissions: account.permissions };
}

function toUser({ userId, name, email, organisationId, organisationName }: Account): User {
  return { userId, name, email, organisationId, organisationName };
}
