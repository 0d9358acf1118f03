import { authApi, type TokenPair } from '@kavel/contracts';
import { managementApi } from '@kavel/contracts/management';
import { decodeJwt } from 'jose';
import { type AuthHarness, startAuth } from './testing';

let auth: AuthHarness;

beforeAll(async () => {
  auth = await startAuth();
}, 60_000);

afterAll(() => auth.stop());

const refresh = (refresh_token: string) => auth.ask(authApi.refreshToken, { body: { refresh_token } });
/** Simulates elapsed hours for all sessions, by the database's clock. */
const letHoursPass = (hours: number) =>
  auth.database.query(`
    update auth.token_family set started_at = started_at - interval '${hours} hours';
    update auth.refresh_token set
      expires_at = expires_at - interval '${hours} hours',
      used_at = used_at - interval '${hours} hours'`);

describe('a session', () => {
  it('ends after a day without use', async () => {
    const { refresh_token } = await auth.signIn('member');
    await letHoursPass(23);
    const used = await refresh(refresh_token);
    expect(used.status).toBe(200);
    await letHoursPass(25);
    expect((await refresh(used.result.refresh_token)).status).toBe(401);
  });

  it('ends seven days after the sign-in, regardless of use', async () => {
    let pair: TokenPair = await auth.signIn('member');
    for (let hours = 0; hours < 7 * 24 - 12; hours += 12) {
      await letHoursPass(12);
      const answer = await refresh(pair.refresh_token);
      expect(answer.status).toBe(200);
      pair = answer.result;
    }
    await letHoursPass(12);
    expect((await refresh(pair.refresh_token)).status).toBe(401);
  });

  it('has no access token that outlives it', async () => {
    const { refresh_token } = await auth.signIn('member');
    await auth.database.query(
      "update auth.token_family set started_at = now() - interval '7 days' + interval '20 minutes'",
    );
    const { result } = await refresh(refresh_token);
    const { exp = 0 } = decodeJwt(result.access_token);
    expect(exp - Date.now() / 1_000).toBeGreaterThan(19 * 60);
    expect(exp - Date.now() / 1_000).toBeLessThanOrEqual(20 * 60);
  });
});

it('records a refresh token that is sent again after its exchange', async () => {
  const { refresh_token, claims } = await auth.signIn('member');
  await refresh(refresh_token);
  await auth.database.query("update auth.refresh_token set used_at = used_at - interval '11 seconds'");
  expect((await refresh(refresh_token)).status).toBe(401);
  const { access_token } = await auth.signIn('admin');
  const query = { kind: 'refresh-token-replayed' as const, organisationId: claims.org };
  const { result } = await auth.ask(managementApi.listAudit, { query }, access_token);
  expect(result.events).toMatchObject([
    { actor: null, subject: { name: 'Lotte Smit' }, address: '127.0.0.0/24' },
  ]);
});
