import {
  type AccessClaims,
  addressOf,
  authApi,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  fillPath,
  type TokenPair,
} from '@kavel/contracts';
import { hostServices } from '@kavel/service-kit';
import { type Prepared, startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { type AuthService, defineAuthService, type MailSettings } from './index';

/** The outcome of a call: the result, or the error code with its details. */
export interface Answer<Result> {
  status: number;
  result: Result;
  error: { code: string; details?: { reason?: string; missing?: string[] } };
}

export interface SignedIn extends TokenPair {
  claims: AccessClaims;
}

/** The service on its own database with the demo accounts, called over HTTP. */
export interface AuthHarness {
  app: FastifyInstance;
  auth: AuthService;
  database: TestDatabase;
  ask<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Answer<EndpointResult<E>>>;
  signIn(account: string, password?: string): Promise<SignedIn>;
  stop(): Promise<void>;
}

const withDemoAccounts: Prepared = {
  name: 'auth',
  async prepare(databaseUrl) {
    const auth = defineAuthService({ databaseUrl, production: false });
    await auth.migrate?.();
    await auth.close();
  },
};

export async function startAuth(mail?: MailSettings): Promise<AuthHarness> {
  const database = await startTestDatabase(withDemoAccounts);
  const auth = defineAuthService({ databaseUrl: database.url, production: false, mail });
  const app = hostServices([auth], auth);
  const ask: AuthHarness['ask'] = async (endpoint, input, token, headers) => {
    const {
      params = {},
      query = {},
      body,
    } = input as Record<'params' | 'query', Record<string, string>> & {
      body?: object;
    };
    const answer = await app.inject({
      method: endpoint.method,
      url: fillPath(addressOf(endpoint), params),
      query,
      payload: body,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  return {
    app,
    auth,
    database,
    ask,
    async signIn(account, password = 'kavel-demo') {
      const email = account.includes('@') ? account : `${account}@kavel.example`;
      const { result } = await ask(authApi.login, { body: { email, password } });
      return { ...result, claims: decodeJwt<AccessClaims>(result.access_token) };
    },
    async stop() {
      await app.close();
      await database.stop();
    },
  };
}
