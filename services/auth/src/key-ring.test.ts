import { authApi } from '@kavel/contracts';
import { tokenAudience, tokenIssuer } from '@kavel/service-kit';
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose';
import { type AuthService, defineAuthService, type KeySettings } from './index';
import { type AuthHarness, startAuth } from './testing';

let auth: AuthHarness;
const others: AuthService[] = [];

beforeAll(async () => {
  auth = await startAuth();
}, 60_000);

afterAll(async () => {
  await Promise.all(others.map(other => other.close()));
  await auth.stop();
});

/** Another process on the same database. */
function otherProcess(keys?: KeySettings): AuthService {
  const other = defineAuthService({
    databaseUrl: auth.database.url,
    production: false,
    ...(keys ? { keys } : {}),
  });
  others.push(other);
  return other;
}

const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const ageKeys = (days: number) =>
  auth.database.query(`update auth.signing_key set created_at = created_at - interval '${days} days',
    retired_at = retired_at - interval '${days} days'`);
const stored = () =>
  auth.database.query<{ kid: string; private_jwk: JWK | null; retired_at: Date | null }>(
    'select kid, private_jwk, retired_at from auth.signing_key order by retired_at desc nulls first',
  );
/** Keys are cached for half a minute. */
const passHalfAMinute = () => skipSeconds(31);

const realNow = Date.now;
let skipped = 0;
function skipSeconds(seconds: number) {
  skipped += seconds * 1_000;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + skipped);
}

describe('a token', () => {
  it('names its issuer and its audience', async () => {
    const { access_token } = await auth.signIn('manager');
    expect(decodeJwt(access_token)).toMatchObject({ iss: tokenIssuer, aud: tokenAudience });
  });

  const signedWith = async (claims: object) => {
    const { access_token } = await auth.signIn('manager');
    const [current] = await stored();
    if (!current?.private_jwk) throw new Error('There is no key to sign with');
    const { iss: _, aud: __, ...own } = decodeJwt(access_token);
    return new SignJWT({ ...own, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: current.kid })
      .sign(await importJWK(current.private_jwk, 'ES256'));
  };

  it.each([
    ['for another audience', { iss: tokenIssuer, aud: 'urn:other' }],
    ['of another issuer', { iss: 'urn:other', aud: tokenAudience }],
    ['without an issuer', { aud: tokenAudience }],
    ['without both', {}],
  ])('%s is rejected although the signature is valid', async (_, claims) => {
    const token = await signedWith(claims);
    expect((await auth.ask(authApi.userState, {}, token)).status).toBe(401);
  });

  it('of the previous version, without both, is accepted for two hours after the migration', async () => {
    const token = await signedWith({});
    await auth.database.query("update auth.signing_key set unbound_until = now() + interval '2 hours'");
    await expect(otherProcess().verifyToken(token)).resolves.toMatchObject({ name: 'Marieke de Vries' });
    await auth.database.query("update auth.signing_key set unbound_until = now() - interval '1 second'");
    await expect(otherProcess().verifyToken(token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await auth.database.query('update auth.signing_key set unbound_until = null');
  });
});

describe('keys', () => {
  it('are rotated after thirty days; tokens of the previous key stay valid', async () => {
    const before = await auth.signIn('manager');
    await ageKeys(31);
    passHalfAMinute();
    const after = await auth.signIn('manager');
    expect(kidOf(after.access_token)).not.toBe(kidOf(before.access_token));
    for (const { access_token } of [before, after]) {
      expect((await auth.ask(authApi.userState, {}, access_token)).status).toBe(200);
    }
    const { keys } = (await auth.app.inject('/api/auth/.well-known/jwks.json')).json();
    expect(keys.map((key: JWK) => key.kid)).toEqual([kidOf(after.access_token), kidOf(before.access_token)]);
    for (const key of keys) expect(key).not.toHaveProperty('d');
  });

  it('lose their private half at once, and are deleted when no token of theirs can be valid', async () => {
    const before = await stored();
    await ageKeys(31);
    passHalfAMinute();
    await auth.signIn('manager');
    const after = await stored();
    expect(after).toMatchObject([{ retired_at: null }, { kid: before[0]?.kid, private_jwk: null }]);
    expect(after).toHaveLength(2);
  });

  it('are the same in processes that rotate at the same time, and each verifies the tokens of the other', async () => {
    await ageKeys(31);
    const [one, other] = [otherProcess(), otherProcess()];
    passHalfAMinute();
    const { access_token } = await auth.signIn('manager');
    await Promise.all([one, other].map(process => process.verifyToken(access_token)));
    expect((await stored()).filter(key => key.retired_at === null)).toHaveLength(1);
  });

  it('of another process are loaded when a token names an unknown one', async () => {
    passHalfAMinute();
    const { access_token: before } = await auth.signIn('manager');
    skipSeconds(20);
    const watching = otherProcess();
    await watching.verifyToken(before);
    await ageKeys(31);
    skipSeconds(20);
    const { access_token } = await auth.signIn('manager');
    expect(kidOf(access_token)).not.toBe(kidOf(before));
    await expect(watching.verifyToken(access_token)).resolves.toMatchObject({ name: 'Marieke de Vries' });
  });

  it('created before the configured time are no longer accepted', async () => {
    const leaked = await auth.signIn('manager');
    const process = otherProcess({ interval: 30 * 86_400, trustedSince: new Date() });
    await process.migrate?.();
    await expect(process.verifyToken(leaked.access_token)).rejects.toMatchObject({ code: 'unauthenticated' });
    passHalfAMinute();
    const renewed = await auth.signIn('manager');
    await process.migrate?.();
    await expect(process.verifyToken(renewed.access_token)).resolves.toBeDefined();
  });
});
