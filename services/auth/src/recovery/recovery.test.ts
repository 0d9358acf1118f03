import { authApi } from '@kavel/contracts';
import { accountApi, managementApi } from '@kavel/contracts/management';
import { createMailer } from '../mail/mailer';
import { startTestMailServer, type TestMailServer } from '../mail/test-mail-server';
import { type AuthHarness, startAuth } from '../testing';
import { recoveryLimits } from './recovery';

const origin = 'https://kavel.test';
const from = 'Kavel <noreply@kavel.test>';
const password = 'een heel nieuw wachtwoord 7';

let mail: TestMailServer;
let auth: AuthHarness;

beforeAll(async () => {
  mail = await startTestMailServer();
  auth = await startAuth({ smtpUrl: mail.url, from, origin });
}, 60_000);

afterAll(async () => {
  await auth.stop();
  await mail.stop();
});

beforeEach(async () => {
  mail.mails.length = 0;
  await auth.database.query('delete from auth.login_attempt');
});

const emailOf = (account: string) => `${account}@kavel.example`;
const request = (email: string, language?: 'nl' | 'en' | 'de') =>
  auth.ask(accountApi.requestRecovery, { body: { email, language } });
const complete = (token: string, chosen = password) =>
  auth.ask(accountApi.completeRecovery, { body: { token, password: chosen } });
const login = (account: string, given: string) =>
  auth.ask(authApi.login, { body: { email: emailOf(account), password: given } });

/** Waits for mails, which are sent after the answer. */
async function mailed(count: number): Promise<string> {
  await auth.auth.mailer?.idle();
  expect(mail.mails).toHaveLength(count);
  return mail.mails.at(-1) ?? '';
}
const tokenIn = (text: string, page = 'password-new') =>
  new RegExp(`${origin}/${page}#([\\w-]{43})`).exec(text)?.[1] ?? 'no link';

async function linkFor(account: string): Promise<string> {
  const before = mail.mails.length;
  await request(emailOf(account));
  return tokenIn(await mailed(before + 1));
}

describe('a lost password', () => {
  it('is replaced by a mailed link, which works once and ends all sessions', async () => {
    const { refresh_token } = await auth.signIn('member');
    const token = await linkFor('member');
    expect((await auth.ask(accountApi.readRecovery, { body: { token } })).result.email).toBe(
      emailOf('member'),
    );
    expect((await complete(token)).status).toBe(200);
    expect((await auth.ask(authApi.refreshToken, { body: { refresh_token } })).status).toBe(401);
    expect((await login('member', 'kavel-demo')).status).toBe(401);
    expect((await login('member', password)).status).toBe(200);
    expect((await complete(token)).status).toBe(404);
  });

  it('is mailed in three languages, as plain text, from the configured sender', async () => {
    const texts = [
      'Iemand heeft een nieuw wachtwoord',
      'Somebody asked for',
      'Jemand hat ein neues Passwort',
    ];
    for (const [index, language] of (['nl', 'en', 'de'] as const).entries()) {
      await request(emailOf('manager'), language);
      const text = await mailed(index + 1);
      expect(text).toContain(texts[index]);
      expect(text).toMatch(/^From: Kavel <noreply@kavel\.test>/m);
      expect(text).toMatch(/^Content-Type: text\/plain/m);
    }
  });

  it('is answered in the same way for an account that does not exist', async () => {
    const [known, unknown] = [await request(emailOf('manager')), await request('nobody@kavel.example')];
    expect(unknown).toEqual(known);
    await mailed(1);
  });

  it.each([
    ['whose address was not proven', 'email_proven = false', 'email_proven = true'],
    ['that is not active', 'active = false', 'active = true'],
  ])('of an account %s is answered in the same way, without a mail', async (_, change, back) => {
    const set = (what: string) =>
      auth.database.query(`update auth.user_account set ${what} where email = '${emailOf('vesteda')}'`);
    await set(change);
    expect((await request(emailOf('vesteda'))).status).toBe(200);
    await mailed(0);
    await set(back);
  });

  it('has one valid link at a time, for thirty minutes', async () => {
    const first = await linkFor('vesteda');
    const second = await linkFor('vesteda');
    expect((await complete(first)).status).toBe(404);
    await auth.database.query(
      "update auth.account_recovery set expires_at = expires_at - interval '30 minutes'",
    );
    expect((await complete(second)).status).toBe(404);
  });

  it('is limited to a few mails an hour, and a few requests per address', async () => {
    for (let times = 0; times < recoveryLimits.perAccount + 2; times += 1) {
      expect((await request(emailOf('bank'))).status).toBe(200);
    }
    await mailed(recoveryLimits.perAccount);
    await auth.database.query(
      `update auth.login_attempt set attempts = ${recoveryLimits.perAddress} where key like 'recovery-address:%'`,
    );
    expect((await request(emailOf('manager'))).status).toBe(429);
  });

  it('does not bypass the second factor', async () => {
    const { access_token } = await auth.signIn('intern');
    await auth.ask(accountApi.beginSecondFactor, {}, access_token);
    await auth.database.query('update auth.second_factor set secret = pending_secret');
    await complete(await linkFor('intern'));
    expect((await login('intern', password)).error.code).toBe('second-factor-required');
  });

  it('stores no link in the database, and records request and use', async () => {
    const token = await linkFor('appraiser');
    await complete(token);
    const [row] = await auth.database.query<{ dump: string }>(
      "select string_agg(t::text, ' ') as dump from auth.account_recovery t",
    );
    expect(row?.dump).not.toContain(token);
    const kinds = await auth.database.query<{ kind: string }>(
      "select kind from auth.audit_event where subject_name = 'Sander Bakker' order by id",
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['recovery-requested', 'account-recovered']);
  });
});

describe('an invitation', () => {
  it('is mailed without showing its link to anybody; accepting it proves the address', async () => {
    const { access_token } = await auth.signIn('admin');
    const body = { email: 'noor@kavel.example', name: 'Noor', grant: { roleId: 'reader' as const } };
    const query = { language: 'en' as const };
    const made = await auth.ask(managementApi.createInvitation, { query, body }, access_token);
    expect(made.result.token).toBeNull();
    const text = await mailed(1);
    expect(text).toContain('Demo Platform has invited you');
    const token = tokenIn(text, 'invitation');
    await auth.ask(accountApi.acceptInvitation, { body: { token, name: 'Noor', password } });
    const users = await auth.ask(managementApi.listManagedUsers, {}, access_token);
    expect(users.result.find(({ name }) => name === 'Noor')?.emailProven).toBe(true);
  });
});

describe('an administrator', () => {
  it('sends a link by mail without seeing it', async () => {
    const { access_token } = await auth.signIn('admin');
    const { result } = await auth.ask(managementApi.listManagedUsers, {}, access_token);
    const userId = result.find(({ name }) => name === 'Noor')?.userId ?? '';
    const made = await auth.ask(managementApi.createRecoveryLink, { params: { userId } }, access_token);
    expect(made.result.token).toBeNull();
    expect((await complete(tokenIn(await mailed(1)))).status).toBe(200);
  });
});

describe('without a mail server', () => {
  let plain: AuthHarness;

  beforeAll(async () => {
    plain = await startAuth();
  }, 60_000);

  afterAll(() => plain.stop());

  it('the page says so, without promising a mail', async () => {
    expect((await plain.ask(accountApi.recoveryWays, {})).result).toEqual({ mail: false });
    const asked = await plain.ask(accountApi.requestRecovery, { body: { email: emailOf('manager') } });
    expect([asked.status, asked.error.details]).toEqual([422, { reason: 'no-mail' }]);
  });

  it('links are shown to the administrator, and the address of the account remains unproven', async () => {
    const { access_token } = await plain.signIn('admin');
    const body = { email: 'noor@kavel.example', name: 'Noor', grant: { roleId: 'reader' as const } };
    const invited = await plain.ask(managementApi.createInvitation, { body }, access_token);
    const token = invited.result.token ?? '';
    await plain.ask(accountApi.acceptInvitation, { body: { token, name: 'Noor', password } });
    const noor = async () => {
      const { result } = await plain.ask(managementApi.listManagedUsers, {}, access_token);
      return result.find(({ name }) => name === 'Noor');
    };
    expect((await noor())?.emailProven).toBe(false);
    const params = { userId: (await noor())?.userId ?? '' };
    const link = await plain.ask(managementApi.createRecoveryLink, { params }, access_token);
    const done = await plain.ask(accountApi.completeRecovery, {
      body: { token: link.result.token ?? '', password: `${password} 2` },
    });
    expect(done.status).toBe(200);
    expect((await noor())?.emailProven).toBe(false);
  });

  it('nobody creates a link for an account with more permissions', async () => {
    const { claims } = await plain.signIn('manager');
    await plain.database.query(
      "update auth.user_account set permissions = permissions || '{auth.management}' where email = 'appraiser@kavel.example'",
    );
    await plain.database.query(
      "update auth.user_account set permissions = permissions || '{auth.intern}' where email = 'manager@kavel.example'",
    );
    const { access_token } = await plain.signIn('appraiser');
    const made = await plain.ask(
      managementApi.createRecoveryLink,
      { params: { userId: claims.sub } },
      access_token,
    );
    expect([made.status, made.error.details?.missing]).toEqual([403, ['auth.tenant-data', 'auth.intern']]);
  });
});

it('a mail server on another machine must offer TLS', async () => {
  // The name resolves to this machine but is not called local, like a server on another machine.
  const mailer = createMailer({ smtpUrl: mail.url.replace('127.0.0.1', '127.0.0.2'), from, origin });
  await expect(mailer.send({ to: emailOf('manager'), subject: 'x', text: 'x' })).rejects.toThrow();
  await mailed(0);
});
