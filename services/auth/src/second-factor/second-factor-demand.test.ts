import { authApi, type SecondFactorDetails } from '@kavel/contracts';
import { accountApi, managementApi } from '@kavel/contracts/management';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { type AuthHarness, type SignedIn, startAuth } from '../testing';

let auth: AuthHarness;
let admin: string;
let organisationId: string;

const password = 'kavel-demo';
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const refresh = ({ refresh_token }: Pick<SignedIn, 'refresh_token'>) =>
  auth.ask(authApi.refreshToken, { body: { refresh_token } });
const demandOfEverybody = (everybody: boolean) =>
  auth.ask(managementApi.setSecondFactorDemand, { query: { organisationId }, body: { everybody } }, admin);
const demandOfReaders = (demanded: boolean) =>
  auth.ask(
    managementApi.setRoleSecondFactor,
    { params: { roleId: 'reader' }, query: { organisationId }, body: { demanded } },
    admin,
  );
const grant = (userId: string, given: { roleId: 'reader' } | { permissions: [] }) =>
  auth.ask(
    managementApi.changeUser,
    { params: { userId }, query: { organisationId }, body: { grant: given } },
    admin,
  );

async function enrol(token: string): Promise<void> {
  const { result } = await auth.ask(accountApi.beginSecondFactor, {}, token);
  const body = { code: codeOf(result.secret) };
  expect((await auth.ask(accountApi.confirmSecondFactor, { body }, token)).status).toBe(200);
}

beforeAll(async () => {
  auth = await startAuth();
  admin = (await auth.signIn('admin')).access_token;
  const { claims } = await auth.signIn('intern');
  organisationId = claims.org;
  // Custom permissions, no role.
  await grant(claims.sub, { permissions: [] });
}, 60_000);

afterAll(() => auth.stop());

beforeEach(async () => {
  await auth.database.query('delete from auth.login_attempt');
  await auth.database.query('delete from auth.second_factor');
});
afterEach(async () => {
  await demandOfEverybody(false);
  await demandOfReaders(false);
});

describe('a second factor required for the whole organisation', () => {
  it('is required of users without a role too', async () => {
    expect((await demandOfEverybody(true)).result).toMatchObject({ everybody: true });
    const { status, error } = await auth.ask(authApi.login, {
      body: { email: 'intern@kavel.example', password },
    });
    expect([status, error.code]).toEqual([401, 'second-factor-required']);
    expect((error.details as unknown as SecondFactorDetails).enrol).toBe(true);
  });

  it('cannot be removed by its owner, and is not required by other organisations', async () => {
    const { access_token: token } = await auth.signIn('intern');
    await enrol(token);
    await demandOfEverybody(true);
    expect((await auth.ask(accountApi.getSecondFactor, {}, token)).result.demanded).toBe(true);
    expect((await auth.ask(accountApi.removeSecondFactor, {}, token)).error.details).toEqual({
      reason: 'demanded',
    });
    expect((await auth.signIn('vesteda')).claims.org).not.toBe(organisationId);
  });

  it('reports how many users have none, and is recorded once', async () => {
    const query = { organisationId };
    const before = await auth.ask(managementApi.getSecondFactorDemand, { query }, admin);
    expect(before.result.everybody).toBe(false);
    const { access_token: token } = await auth.signIn('intern');
    await enrol(token);
    const { result } = await demandOfEverybody(true);
    expect(result.usersWithout).toBe(before.result.usersWithout - 1);
    await demandOfEverybody(true);
    const { events } = (
      await auth.ask(
        managementApi.listAudit,
        { query: { ...query, kind: 'second-factor-demanded', limit: 1000 } },
        admin,
      )
    ).result;
    expect(events[0]?.detail).toEqual({ secondFactor: '✓' });
    expect(
      events.filter(({ detail }, at) => detail.secondFactor === events[at + 1]?.detail.secondFactor),
    ).toEqual([]);
  });
});

describe('open sessions when a second factor becomes required', () => {
  it('end at the next refresh of a user without one', async () => {
    const session = await auth.signIn('intern');
    await demandOfEverybody(true);
    expect((await refresh(session)).error.code).toBe('invalid-refresh-token');
    await demandOfEverybody(false);
    expect((await refresh(session)).error.code).toBe('invalid-refresh-token');
  });

  it('end too when a role requires it, or when such a role is assigned', async () => {
    const session = await auth.signIn('intern');
    await demandOfReaders(true);
    const next = await refresh(session);
    expect(next.status).toBe(200);
    await grant(session.claims.sub, { roleId: 'reader' });
    expect((await refresh(next.result)).error.code).toBe('invalid-refresh-token');
    await grant(session.claims.sub, { permissions: [] });
  });

  it('continue for users who have one, or enrol in time', async () => {
    const session = await auth.signIn('intern');
    await demandOfEverybody(true);
    await enrol(session.access_token);
    expect((await refresh(session)).status).toBe(200);
  });

  it('are not extended by confirming the password', async () => {
    const { refresh_token, claims } = await auth.signIn('intern');
    const startAt = (start: string) =>
      auth.database.query(`update auth.token_family set started_at = ${start} where id = $1`, [claims.sid]);
    await startAt("now() - interval '7 days' + interval '20 minutes'");
    const { access_token: token } = (await refresh({ refresh_token })).result;
    await startAt('now()');
    const confirm = async () => {
      const { result } = await auth.ask(authApi.confirmIdentity, { body: { password } }, token);
      return decodeJwt(result.access_token).exp ?? 0;
    };
    const expiresAt = decodeJwt(token).exp ?? 0;
    expect(await confirm()).toBeGreaterThan(expiresAt);
    await demandOfEverybody(true);
    expect(await confirm()).toBe(expiresAt);
  });
});
