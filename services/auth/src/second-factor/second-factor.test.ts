import { authApi, type SecondFactorDetails } from '@kavel/contracts';
import { accountApi, managementApi } from '@kavel/contracts/management';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { type AuthHarness, startAuth } from '../testing';
import { codeLimits } from './code-throttle';

let auth: AuthHarness;

beforeAll(async () => {
  auth = await startAuth();
}, 60_000);

afterAll(() => auth.stop());

beforeEach(() => auth.database.query('delete from auth.login_attempt'));

const password = 'kavel-demo';
const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0');
/** Simulates that the used time steps are long ago. */
const forgetSteps = () => auth.database.query('update auth.second_factor set last_step = 0');

const login = (account: string) =>
  auth.ask(authApi.login, { body: { email: `${account}@kavel.example`, password } });

async function challengeOf(account: string): Promise<SecondFactorDetails> {
  const { status, error } = await login(account);
  expect(status).toBe(401);
  expect(error.code).toBe('second-factor-required');
  return error.details as unknown as SecondFactorDetails;
}

async function enrol(account: string) {
  const { access_token: token } = await auth.signIn(account);
  const { result } = await auth.ask(accountApi.beginSecondFactor, {}, token);
  const confirmed = await auth.ask(
    accountApi.confirmSecondFactor,
    { body: { code: codeOf(result.secret) } },
    token,
  );
  expect(confirmed.status).toBe(200);
  await forgetSteps();
  return { token, secret: result.secret, codes: confirmed.result.recoveryCodes };
}

const complete = (challenge: string, code: string) =>
  auth.ask(authApi.completeLogin, { body: { challenge, code } });

describe('an account with a second factor', () => {
  let secret: string;
  let codes: string[];

  beforeAll(async () => {
    ({ secret, codes } = await enrol('bank'));
  });

  beforeEach(forgetSteps);

  it('gets no token for its password alone, and a session for password and code', async () => {
    const { challenge, enrol: mustEnrol } = await challengeOf('bank');
    expect(mustEnrol).toBe(false);
    const { status, result } = await complete(challenge, codeOf(secret));
    expect(status).toBe(200);
    expect(decodeJwt(result.access_token)).toMatchObject({ email: 'bank@kavel.example' });
  });

  it('accepts no code twice, nor one of an earlier time step', async () => {
    const code = codeOf(secret);
    expect((await complete((await challengeOf('bank')).challenge, code)).status).toBe(200);
    const { challenge } = await challengeOf('bank');
    expect((await complete(challenge, code)).error.code).toBe('invalid-code');
    expect((await complete(challenge, codeOf(secret, -1))).error.code).toBe('invalid-code');
  });

  it('accepts a code once when it is sent twice in parallel', async () => {
    const [one, other] = [await challengeOf('bank'), await challengeOf('bank')];
    const code = codeOf(secret);
    const answers = await Promise.all([complete(one.challenge, code), complete(other.challenge, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('accepts a challenge once, and not after ten minutes', async () => {
    const { challenge } = await challengeOf('bank');
    expect((await complete(challenge, codeOf(secret))).status).toBe(200);
    await forgetSteps();
    expect((await complete(challenge, codeOf(secret))).error.code).toBe('challenge-expired');
    const late = await challengeOf('bank');
    await auth.database.query("update auth.sign_in_challenge set expires_at = now() - interval '1 second'");
    expect((await complete(late.challenge, codeOf(secret))).error.code).toBe('challenge-expired');
  });

  it('accepts each recovery code once, in any notation', async () => {
    const typed = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `;
    expect((await complete((await challengeOf('bank')).challenge, typed)).status).toBe(200);
    const { challenge } = await challengeOf('bank');
    expect((await complete(challenge, codes[0] ?? '')).error.code).toBe('invalid-code');
    expect((await complete(challenge, codes[1] ?? '')).status).toBe(200);
  });

  it('is limited like a password: beyond the limit even the correct code has to wait', async () => {
    const { challenge } = await challengeOf('bank');
    for (let guess = 0; guess < codeLimits.most; guess += 1) {
      expect((await complete(challenge, wrongCode(secret))).error.code).toBe('invalid-code');
    }
    const shut = await complete(challenge, codeOf(secret));
    expect([shut.status, shut.error.code]).toEqual([429, 'too-many-requests']);
  });

  it('stores no recovery code in plain text, and shows secrets to the role of this service only', async () => {
    const [row] = await auth.database.query<{ dump: string }>(
      "select string_agg(t::text, ' ') as dump from auth.recovery_code t",
    );
    for (const code of codes) expect(row?.dump).not.toContain(code);
    const readers = await auth.database.query<{ grantee: string }>(
      `select distinct grantee from information_schema.role_table_grants
       where table_schema = 'auth' and table_name = 'second_factor' and grantee like 'kavel\\_%'`,
    );
    expect(readers).toEqual([{ grantee: 'kavel_auth' }]);
  });

  it('is recorded: enrolment, wrong codes and recovery codes, and a sign-in only when it is complete', async () => {
    await auth.database.query('alter table auth.audit_event disable trigger append_only');
    await auth.database.query('delete from auth.audit_event');
    await auth.database.query('alter table auth.audit_event enable trigger append_only');
    const { challenge } = await challengeOf('bank');
    await complete(challenge, wrongCode(secret));
    await complete(challenge, codes[2] ?? '');
    const rows = await auth.database.query<{ kind: string }>('select kind from auth.audit_event order by id');
    expect(rows.map(({ kind }) => kind)).toEqual(['second-factor-failed', 'recovery-code-used', 'sign-in']);
  });

  it('gets new recovery codes on request, and the earlier ones stop working', async () => {
    const { result } = await complete((await challengeOf('bank')).challenge, codes[3] ?? '');
    const renewed = await auth.ask(accountApi.renewRecoveryCodes, {}, result.access_token);
    expect(renewed.result.recoveryCodes).toHaveLength(10);
    const { challenge } = await challengeOf('bank');
    expect((await complete(challenge, codes[4] ?? '')).error.code).toBe('invalid-code');
    expect((await complete(challenge, renewed.result.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('needs only the password again once the factor is removed', async () => {
    const { result } = await complete((await challengeOf('bank')).challenge, codeOf(secret));
    expect((await auth.ask(accountApi.removeSecondFactor, {}, result.access_token)).status).toBe(200);
    expect((await login('bank')).status).toBe(200);
  });
});

describe('enrolment', () => {
  it('takes effect after a code of the new secret is confirmed', async () => {
    const { access_token: token } = await auth.signIn('vesteda');
    const { result } = await auth.ask(accountApi.beginSecondFactor, {}, token);
    const wrong = await auth.ask(
      accountApi.confirmSecondFactor,
      { body: { code: wrongCode(result.secret) } },
      token,
    );
    expect(wrong.error.code).toBe('invalid-code');
    expect((await login('vesteda')).status).toBe(200);
  });

  it('of another app keeps the first one valid until confirmed', async () => {
    const { token, secret } = await enrol('vesteda');
    const second = await auth.ask(accountApi.beginSecondFactor, {}, token);
    expect((await complete((await challengeOf('vesteda')).challenge, codeOf(secret))).status).toBe(200);
    const code = codeOf(second.result.secret);
    expect((await auth.ask(accountApi.confirmSecondFactor, { body: { code } }, token)).status).toBe(200);
    await forgetSteps();
    const { challenge } = await challengeOf('vesteda');
    expect((await complete(challenge, codeOf(secret))).error.code).toBe('invalid-code');
    expect((await complete(challenge, codeOf(second.result.secret))).status).toBe(200);
  });
});

describe('a role that requires a second factor', () => {
  let admin: string;
  let organisationId: string;
  let userId: string;

  beforeAll(async () => {
    admin = (await auth.signIn('admin')).access_token;
    const { claims } = await auth.signIn('intern');
    [organisationId, userId] = [claims.org, claims.sub];
    const query = { organisationId };
    const grant = { roleId: 'reader' as const };
    await auth.ask(managementApi.changeUser, { params: { userId }, query, body: { grant } }, admin);
    const params = { roleId: 'reader' as const };
    const { result } = await auth.ask(
      managementApi.setRoleSecondFactor,
      { params, query, body: { demanded: true } },
      admin,
    );
    expect(result).toMatchObject({ id: 'reader', secondFactor: true });
  });

  it('refuses users without one until they enrol', async () => {
    const { challenge, enrol: mustEnrol } = await challengeOf('intern');
    expect(mustEnrol).toBe(true);
    expect((await complete(challenge, '123456')).error.code).toBe('invalid-code');
    const { result } = await auth.ask(authApi.beginLoginEnrolment, { body: { challenge } });
    const enrolled = await auth.ask(authApi.completeLoginEnrolment, {
      body: { challenge, code: codeOf(result.secret) },
    });
    expect(enrolled.result.recoveryCodes).toHaveLength(10);
    const { access_token: token } = enrolled.result.tokens;
    expect((await auth.ask(accountApi.getSecondFactor, {}, token)).result).toEqual({
      enrolledAt: expect.any(String),
      recoveryCodesLeft: 10,
      demanded: true,
    });
    expect((await auth.ask(accountApi.removeSecondFactor, {}, token)).error.details).toEqual({
      reason: 'demanded',
    });
    expect((await challengeOf('intern')).enrol).toBe(false);
  });

  it('applies in its own organisation only', async () => {
    const { result } = await auth.ask(managementApi.listRoles, {}, admin);
    expect(result.filter(({ secondFactor }) => secondFactor)).toEqual([]);
  });

  it('an enrolment by challenge does not replace an existing factor', async () => {
    const { challenge } = await challengeOf('intern');
    expect((await auth.ask(authApi.beginLoginEnrolment, { body: { challenge } })).error.code).toBe(
      'challenge-expired',
    );
  });

  it('an administrator resets a lost factor, which ends sessions and is recorded', async () => {
    const query = { organisationId };
    const reset = await auth.ask(managementApi.resetSecondFactor, { params: { userId }, query }, admin);
    expect(reset.result.secondFactor).toBe(false);
    expect((await challengeOf('intern')).enrol).toBe(true);
    const { result } = await auth.ask(
      managementApi.listAudit,
      { query: { ...query, kind: 'second-factor-reset' } },
      admin,
    );
    expect(result.events).toEqual([
      expect.objectContaining({ subject: expect.objectContaining({ userId }) }),
    ]);
  });
});
