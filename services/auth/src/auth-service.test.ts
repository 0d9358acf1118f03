import { type AccessClaims, authApi, type TokenPair } from '@kavel/contracts';
import { hostServices } from '@kavel/service-kit';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { type AuthService, defineAuthService } from './index';

let server: TestDatabase;
let auth: AuthService;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startTestDatabase();
  auth = defineAuthService({ databaseUrl: server.url, production: false });
  await auth.migrate?.();
  app = hostServices([auth], auth);
}, 60_000);

afterAll(async () => {
  await app.close();
  await server.stop();
});

const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth${path}`, payload });
const get = (path: string, token?: string) =>
  app.inject({ url: `/api/auth${path}`, headers: token ? { authorization: `Bearer ${token}` } : {} });
const login = (account: string, password = 'kavel-demo') =>
  post('/login', { email: `${account}@kavel.example`, password });
const signIn = async (account: string): Promise<TokenPair> => (await login(account)).json().result;
const refresh = (token: string) => post('/refresh-token', { refresh_token: token });
const ageTokens = (seconds: number) =>
  server.query(`update auth.refresh_token set used_at = used_at - make_interval(secs => ${seconds})`);

describe('login', () => {
  it('issues a pair whose access token has the claims of the account for an hour', async () => {
    const { access_token } = await signIn('manager');
    const claims = decodeJwt<AccessClaims>(access_token);
    expect(claims).toMatchObject({ email: 'manager@kavel.example', name: 'Marieke de Vries' });
    expect(claims.perm).toEqual([
      'auth.unrestricted-access-general',
      'auth.portfolio-hub',
      'auth.locator',
      'auth.automated-valuation',
      'auth.property-pass',
      'auth.sustainability-score',
      'auth.tenant-data',
    ]);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  });

  it('accepts an e-mail address in any case', async () => {
    const answer = await post('/login', { email: 'Manager@Kavel.Example', password: 'kavel-demo' });
    expect(answer.statusCode).toBe(200);
  });

  it('puts manager and appraiser in one organisation and the others apart', async () => {
    const organisation = async (account: string) => decodeJwt((await signIn(account)).access_token).org;
    expect(await organisation('appraiser')).toBe(await organisation('manager'));
    expect(await organisation('member')).not.toBe(await organisation('manager'));
  });

  it('answers a wrong password and an unknown address in the same way', async () => {
    const [wrong, unknown] = [await login('manager', 'wrong'), await login('nobody')];
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().error.code).toBe('invalid-credentials');
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('names the invalid field', async () => {
    const answer = await post('/login', { email: 'manager', password: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.details).toEqual([expect.objectContaining({ field: 'body.email' })]);
  });
});

describe('refresh', () => {
  it('rotates: the new pair works and the session continues', async () => {
    const first = await signIn('manager');
    const second = (await refresh(first.refresh_token)).json().result as TokenPair;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await get('/user-state', second.access_token)).statusCode).toBe(200);
    expect((await refresh(second.refresh_token)).statusCode).toBe(200);
  });

  it('gives a second parallel call its own valid pair within the grace period', async () => {
    const { refresh_token } = await signIn('manager');
    const [one, other] = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect((await refresh(one.json().result.refresh_token)).statusCode).toBe(200);
    expect((await refresh(other.json().result.refresh_token)).statusCode).toBe(200);
  });

  it('revokes the whole family when a used token is sent later', async () => {
    const first = await signIn('manager');
    const second = (await refresh(first.refresh_token)).json().result as TokenPair;
    await ageTokens(11);
    const replay = await refresh(first.refresh_token);
    expect(replay.statusCode).toBe(401);
    expect(replay.json().error).toEqual({
      code: 'invalid-refresh-token',
      message: 'Failed to refresh token',
    });
    expect((await refresh(second.refresh_token)).statusCode).toBe(401);
  });

  it('leaves other sessions of the same user alone', async () => {
    const [stolen, other] = [await signIn('manager'), await signIn('manager')];
    await refresh(stolen.refresh_token);
    await ageTokens(11);
    await refresh(stolen.refresh_token);
    expect((await refresh(other.refresh_token)).statusCode).toBe(200);
  });

  it('refuses a token after its seven days', async () => {
    const { refresh_token } = await signIn('member');
    await server.query("update auth.refresh_token set expires_at = expires_at - interval '7 days'");
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  it('keeps no refresh token in the database', async () => {
    const { refresh_token } = await signIn('member');
    const rows = await server.query<{ dump: string }>(
      "select string_agg(t::text, ' ') as dump from auth.refresh_token t",
    );
    expect(rows[0]?.dump).not.toContain(refresh_token);
  });
});

describe('session', () => {
  it('ends at logout', async () => {
    const { refresh_token } = await signIn('manager');
    const answer = await post('/logout', { refresh_token });
    expect(answer.json()).toEqual({ result: null });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  it('answers the user state with the current permissions', async () => {
    const { access_token } = await signIn('member');
    await server.query(
      "update auth.user_account set permissions = '{auth.intern}' where email like 'member@%'",
    );
    expect((await get('/user-state', access_token)).json().result).toMatchObject({
      organisationName: 'Demo Lid',
      permissions: ['auth.intern'],
    });
  });

  it('requires a valid token', async () => {
    for (const token of [undefined, 'nonsense', `${(await signIn('manager')).access_token}x`]) {
      const answer = await get('/user-state', token);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().error).toEqual({ code: 'unauthenticated', message: 'User is not authenticated' });
    }
  });

  it('publishes the public key, and not the private half', async () => {
    const { keys } = (await get('/.well-known/jwks.json')).json();
    expect(keys).toEqual([expect.objectContaining({ kty: 'EC', alg: 'ES256', kid: expect.any(String) })]);
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('shares one signing key between processes', async () => {
    const { access_token } = await signIn('manager');
    const other = defineAuthService({ databaseUrl: server.url, production: false });
    await expect(other.verifyToken(access_token)).resolves.toMatchObject({ email: 'manager@kavel.example' });
    await other.close();
  });
});

describe('acting on behalf', () => {
  it('lists users for those who may', async () => {
    const users = (await get('/users', (await signIn('admin')).access_token)).json().result;
    expect(users.map((user: { email: string }) => user.email)).toContain('manager@kavel.example');
    expect((await get('/users', (await signIn('manager')).access_token)).statusCode).toBe(403);
  });

  it('resolves the other user and records actor, subject, time and call', async () => {
    const actor = await callerOf('admin');
    const subject = await callerOf('manager');
    const resolved = await auth.resolveActing(actor, subject.userId, 'GET /api/portfolio/portfolios');
    expect(resolved).toMatchObject({ organisationId: subject.organisationId, name: subject.userName });
    const rows = await server.query('select actor_id, subject_id, call, at from auth.acting_audit');
    expect(rows).toEqual([
      {
        actor_id: actor.userId,
        subject_id: subject.userId,
        call: 'GET /api/portfolio/portfolios',
        at: expect.any(Date),
      },
    ]);
  });

  it('refuses an actor who lost the permission since the token was issued', async () => {
    const actor = await callerOf('admin');
    await server.query("update auth.user_account set permissions = '{}' where email like 'admin@%'");
    await expect(auth.resolveActing(actor, actor.userId, 'x')).rejects.toMatchObject({ code: 'forbidden' });
  });

  const callerOf = async (account: string) => {
    const token = (await signIn(account)).access_token;
    const claims = decodeJwt<AccessClaims>(token);
    const userId = claims.sub ?? '';
    const { name, org, perm } = claims;
    return {
      actorId: userId,
      userId,
      actorName: name,
      userName: name,
      organisationId: org,
      permissions: perm,
      token,
    };
  };
});

describe('production', () => {
  const start = async (administrator?: { email: string; password: string }) => {
    const service = defineAuthService({ databaseUrl: server.url, production: true, administrator });
    await service.migrate?.().finally(() => (administrator ? undefined : service.close()));
    return service;
  };

  it('does not start without a user and an administrator', async () => {
    await expect(start()).rejects.toThrow(/KAVEL_ADMIN_EMAIL and KAVEL_ADMIN_PASSWORD/);
  });

  it('has no demo accounts and none of their tokens, and has the administrator of the environment', async () => {
    await auth.migrate?.();
    const { access_token } = await signIn('manager');
    const service = await start({ email: 'Chef@Bedrijf.nl', password: 'een lang wachtwoord' });
    const production = hostServices([service], service);
    const signInAs = (email: string, password: string) =>
      production.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    expect((await signInAs('manager@kavel.example', 'kavel-demo')).statusCode).toBe(401);
    const answer = await signInAs('chef@bedrijf.nl', 'een lang wachtwoord');
    expect(decodeJwt<AccessClaims>(answer.json().result.access_token).perm).toContain('auth.act-on-behalf');
    await expect(service.verifyToken(access_token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await production.close();
  });
});

it('describes every call in openapi.json', async () => {
  const { paths } = (await get('/openapi.json')).json();
  for (const { method, path } of Object.values(authApi)) {
    expect(paths[`/api/auth${path}`]).toHaveProperty(method.toLowerCase());
  }
});
