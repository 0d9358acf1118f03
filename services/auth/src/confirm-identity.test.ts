import { authApi, type Endpoint, recentSeconds } from '@kavel/contracts';
import { accountApi, managementApi } from '@kavel/contracts/management';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { type AuthHarness, startAuth } from './testing';

let auth: AuthHarness;

beforeAll(async () => {
  auth = await startAuth();
}, 60_000);

afterAll(() => auth.stop());

const password = 'kavel-demo';
/** A session whose sign-in is no longer recent, with a token that says so. */
async function oldSession(account: string): Promise<string> {
  const { refresh_token, claims } = await auth.signIn(account);
  await auth.database.query(
    `update auth.token_family set started_at = started_at - make_interval(secs => ${recentSeconds + 5})
     where id = $1`,
    [claims.sid],
  );
  const { result } = await auth.ask(authApi.refreshToken, { body: { refresh_token } });
  return result.access_token;
}
const createRole = (name: string, token: string) =>
  auth.ask(managementApi.createRole, { body: { name, permissions: [] } }, token);
const confirm = (token: string, body: { password: string; code?: string }) =>
  auth.ask(authApi.confirmIdentity, { body }, token);

it('a refreshed session keeps the time of its sign-in: changing rights asks for the password again', async () => {
  const token = await oldSession('admin');
  const refused = await createRole('Asked again', token);
  expect([refused.status, refused.error.code]).toEqual([403, 'recent-sign-in-required']);
  expect((await confirm(token, { password: 'wrong' })).error.code).toBe('invalid-credentials');
  const confirmed = await confirm(token, { password });
  expect((await createRole('Asked again', confirmed.result.access_token)).status).toBe(200);
});

it('a confirmation holds for the session, also after a refresh', async () => {
  const { refresh_token, claims } = await auth.signIn('admin');
  await auth.database.query(
    "update auth.token_family set started_at = started_at - interval '1 day' where id = $1",
    [claims.sid],
  );
  const { result } = await auth.ask(authApi.refreshToken, { body: { refresh_token } });
  await confirm(result.access_token, { password });
  const next = await auth.ask(authApi.refreshToken, { body: { refresh_token: result.refresh_token } });
  expect(Date.now() / 1_000 - Number(decodeJwt(next.result.access_token).auth_time)).toBeLessThan(60);
  expect(decodeJwt(next.result.access_token).sid).toBe(claims.sid);
});

it('an account with a second factor is asked for a code too', async () => {
  const { access_token } = await auth.signIn('bank');
  const { result } = await auth.ask(accountApi.beginSecondFactor, {}, access_token);
  const totp = new TOTP({ secret: Secret.fromBase32(result.secret) });
  await auth.ask(accountApi.confirmSecondFactor, { body: { code: totp.generate() } }, access_token);
  await auth.database.query('update auth.second_factor set last_step = 0');
  expect((await confirm(access_token, { password })).error.code).toBe('second-factor-required');
  expect((await confirm(access_token, { password, code: '000000' })).error.code).toBe('invalid-code');
  expect((await confirm(access_token, { password, code: totp.generate() })).status).toBe(200);
});

it('attempts within a session are counted, and refusals recorded', async () => {
  const { access_token } = await auth.signIn('member');
  for (let guess = 0; guess < 8; guess += 1) await confirm(access_token, { password: `guess ${guess}` });
  expect((await confirm(access_token, { password })).status).toBe(429);
  const [row] = await auth.database.query<{ count: string }>(
    `select count(*) from auth.audit_event where kind = 'identity-refused' and actor_name = 'Lotte Smit'`,
  );
  expect(Number(row?.count)).toBe(8);
});

/** Calls that change permissions, invitations or keys; add new calls of these kinds to the list. */
const guarded = [
  ...Object.values<Endpoint>(managementApi).filter(({ method }) => method !== 'GET'),
  ...Object.values<Endpoint>(accountApi).filter(
    ({ method, path }) => method !== 'GET' && /second-factor|profile\/sessions$/.test(path),
  ),
];

it.each(guarded.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s requires a recent sign-in',
  (_, endpoint) => expect(endpoint.recent).toBe(true),
);
