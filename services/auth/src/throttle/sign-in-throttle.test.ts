import { accountApi, managementApi } from '@kavel/contracts/management';
import { openDatabase } from '@kavel/service-kit';
import { migrations } from '../repositories/migrations';
import type { AuthSchema } from '../repositories/schema';
import { readAttempts } from '../repositories/sign-in-attempts';
import { reserveAttempt } from '../repositories/sign-in-throttle';
import { type AuthHarness, startAuth } from '../testing';
import { signInPolicy } from './sign-in-throttle';

let auth: AuthHarness;

beforeAll(async () => {
  auth = await startAuth();
}, 60_000);

beforeEach(() => auth.database.query('delete from auth.login_throttle; delete from auth.login_attempt'));

afterAll(() => auth.stop());

const office = '192.0.2.10';
const elsewhere = '203.0.113.9';

interface From {
  address?: string;
  password?: string;
  cookie?: string;
}

const login = (account: string, { address = office, password = 'kavel-demo', cookie }: From = {}) =>
  auth.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: `${account}@kavel.example`, password },
    remoteAddress: address,
    headers: cookie ? { cookie } : {},
  });

const guess = (account: string, from: From = {}) => login(account, { password: 'geraden', ...from });

async function guessTimes(times: number, account: string, from: From) {
  for (let count = 0; count < times; count += 1) await guess(account, from);
}

/** Signs in and returns the device cookie as a browser would send it back. */
async function deviceOf(account: string, from: From = {}): Promise<string> {
  const answer = await login(account, from);
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}

const letTimePass = (seconds: number) =>
  auth.database.query(`
    update auth.login_throttle set
      failed_at = failed_at - make_interval(secs => ${seconds}),
      open_at = open_at - make_interval(secs => ${seconds});
    update auth.login_attempt set first_at = first_at - make_interval(secs => ${seconds})`);

/** Simulates this many failures at an account or address. */
const raise = (kind: 'account' | 'address', failures: number) =>
  auth.database.query(`update auth.login_attempt set attempts = ${failures} where key like '${kind}:%'`);

describe('the owner can sign in', () => {
  it('after eight wrong passwords from other addresses, or eighty', async () => {
    await guessTimes(8, 'bank', { address: elsewhere });
    expect((await guess('bank', { address: elsewhere })).statusCode).toBe(429);
    expect((await login('bank')).statusCode).toBe(200);
  });

  it('within seconds from a new address during guesses from many addresses', async () => {
    await guess('bank', { address: elsewhere });
    await raise('account', signInPolicy.account.failures * 100);
    const began = Date.now();
    expect((await login('bank')).statusCode).toBe(200);
    expect(Date.now() - began).toBeLessThan(1_000 * (signInPolicy.account.delay + 3));
  });

  it('from a known device, whatever is attempted at the account and from the same address', async () => {
    const cookie = await deviceOf('bank');
    await guessTimes(signInPolicy.backoff.free, 'bank', {});
    expect((await login('bank')).statusCode).toBe(429);
    await raise('account', 10_000);
    await raise('address', 10_000);
    expect((await login('bank', { cookie })).statusCode).toBe(200);
  });

  it('in an office with a hundred failures of others', async () => {
    for (let other = 0; other < 20; other += 1) await guessTimes(5, `collega${other}`, {});
    expect((await guess('collega20')).statusCode).toBe(401);
    expect((await login('member')).statusCode).toBe(200);
  });

  it('every time: a successful sign-in does not count as a failure', async () => {
    for (let count = 0; count < signInPolicy.backoff.free * 3; count += 1) {
      expect((await login('bank')).statusCode).toBe(200);
    }
  });

  it('at the same moment as a colleague with the same account', async () => {
    const connectionString = auth.database.url;
    const database = openDatabase<AuthSchema>({ connectionString, service: 'auth', migrations });
    const started = Promise.withResolvers<void>();
    const overtaken = Promise.withResolvers<void>();
    const reserve = (trx: Parameters<typeof reserveAttempt>[0]) =>
      reserveAttempt(trx, 'pair:together', signInPolicy.backoff);
    try {
      const first = database.inService(async trx => {
        await readAttempts(trx, 'pair:together', 60);
        started.resolve();
        await overtaken.promise;
        return reserve(trx);
      });
      await started.promise;
      expect(await database.inService(reserve)).toBe(0);
      overtaken.resolve();
      expect(await first).toBe(0);
    } finally {
      overtaken.resolve();
      await database.close();
    }
  });
});

describe('attempts', () => {
  /** Attempts as often as allowed for an hour, by the database's clock. */
  async function guessesInAnHour(from: From): Promise<number> {
    let [guesses, seconds] = [0, 0];
    for (;;) {
      const answer = await guess('bank', from);
      if (answer.statusCode === 401) guesses += 1;
      else {
        const { retryAfterSeconds } = answer.json().error.details;
        expect(answer.headers['retry-after']).toBe(String(retryAfterSeconds));
        seconds += retryAfterSeconds;
        if (seconds > 60 * 60) return guesses;
        await letTimePass(retryAfterSeconds);
      }
    }
  }

  it('from one address at one account is possible twelve times in the first hour, then four times', async () => {
    expect(await guessesInAnHour({})).toBe(12);
    expect(await guessesInAnHour({})).toBe(4);
  });

  it('from a stolen device cookie is no faster', async () => {
    const cookie = await deviceOf('bank');
    expect(await guessesInAnHour({ cookie, address: elsewhere })).toBe(12);
  });

  it('from the addresses of one IPv6 connection counts together', async () => {
    for (let host = 1; host <= signInPolicy.backoff.free; host += 1) {
      await guess('bank', { address: `2001:db8:1:2::${host}` });
    }
    expect((await guess('bank', { address: '2001:db8:1:2:ffff::1' })).statusCode).toBe(429);
    expect((await guess('bank', { address: '2001:db8:1:3::1' })).statusCode).toBe(401);
  });

  it('in parallel count one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('bank')));
    const checked = answers.filter(answer => answer.statusCode === 401);
    expect(checked).toHaveLength(signInPolicy.backoff.free);
  });

  it('with the right password are refused too during the wait, and do not extend it', async () => {
    await guessTimes(signInPolicy.backoff.free + 20, 'bank', {});
    const shut = await login('bank');
    expect(shut.json().error).toMatchObject({
      code: 'too-many-requests',
      details: { retryAfterSeconds: 30 },
    });
    await letTimePass(30);
    expect((await login('bank')).statusCode).toBe(200);
  });

  it('from many addresses gives each of them two tries instead of five', async () => {
    await guess('bank', { address: elsewhere });
    await raise('account', signInPolicy.account.failures);
    const answers = [await guess('bank'), await guess('bank'), await guess('bank')];
    expect(answers.map(answer => answer.statusCode)).toEqual([401, 401, 429]);
  }, 20_000);

  it('at many accounts from one address are allowed one by one, a second apart', async () => {
    await guess('collega0');
    await raise('address', signInPolicy.address.failures);
    const began = Date.now();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, other) => guess(`collega${other + 1}`)));
    const checked = answers.filter(answer => answer.statusCode === 401).length;
    expect(checked).toBeLessThanOrEqual(7);
    expect(Date.now() - began).toBeGreaterThan(4_000);
    const refused = answers.find(answer => answer.statusCode === 429);
    expect(refused?.json().error.details.retryAfterSeconds).toBe(signInPolicy.address.longestQueue);
  }, 20_000);

  it('are forgotten after a day without new ones', async () => {
    await guessTimes(signInPolicy.backoff.free, 'bank', {});
    await letTimePass(signInPolicy.backoff.forgetAfter + 1);
    expect((await guess('bank')).statusCode).toBe(401);
    expect((await guess('bank')).statusCode).toBe(401);
  });
});

describe('a known device', () => {
  it('has a cookie for a year that scripts cannot read and other sites cannot send', async () => {
    const cookie = String((await login('bank')).headers['set-cookie']);
    expect(cookie).toMatch(/^kavel_device_[0-9a-f]{12}=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; /);
    expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Strict$/);
    const token = cookie.split(';', 1)[0]?.split('=')[1];
    const [kept] = await auth.database.query<{ dump: string }>(
      "select string_agg(d::text, ' ') as dump from auth.known_device d",
    );
    expect(kept?.dump).not.toContain(token);
  });

  /**
   * Whether the cookie is known to the account: it is admitted when an unknown browser at the same address has to wait.
   */
  async function isKnown(account: string, cookie: string): Promise<boolean> {
    await guessTimes(signInPolicy.backoff.free, account, { address: elsewhere });
    const answer = await guess(account, { address: elsewhere, cookie });
    await auth.database.query('delete from auth.login_throttle');
    return answer.statusCode === 401;
  }

  it('counts for its own account only', async () => {
    const cookie = await deviceOf('bank');
    expect(await isKnown('bank', cookie)).toBe(true);
    expect(await isKnown('member', cookie)).toBe(false);
    const both = `${cookie}; ${await deviceOf('member', { cookie })}`;
    expect([await isKnown('bank', both), await isKnown('member', both)]).toEqual([true, true]);
  });

  it('gets another cookie at each sign-in; the earlier one is invalid', async () => {
    const first = await deviceOf('bank');
    const second = await deviceOf('bank', { cookie: first });
    expect([await isKnown('bank', first), await isKnown('bank', second)]).toEqual([false, true]);
  });

  it('is forgotten when the user ends all other sessions or changes the password', async () => {
    const cookie = await deviceOf('bank');
    const { access_token } = await auth.signIn('bank');
    await auth.ask(accountApi.endOtherOwnSessions, {}, access_token);
    expect(await isKnown('bank', cookie)).toBe(false);

    const again = await deviceOf('bank');
    const body = { current: 'kavel-demo', next: 'een heel ander woord' };
    await auth.ask(accountApi.changePassword, { body }, access_token);
    expect(await isKnown('bank', again)).toBe(false);
  });

  it('is forgotten after a year, and after twenty newer ones', async () => {
    const old = await deviceOf('member');
    await auth.database.query("update auth.known_device set seen_at = seen_at - interval '366 days'");
    expect(await isKnown('member', old)).toBe(false);
    const first = await deviceOf('member');
    for (let count = 0; count < 20; count += 1) await deviceOf('member');
    expect(await isKnown('member', first)).toBe(false);
  });
});

it('throttled attempts are recorded once an hour, also for unknown accounts', async () => {
  for (const account of ['manager', 'niemand']) {
    await guessTimes(signInPolicy.backoff.free + 3, account, {});
  }
  const { access_token } = await auth.signIn('admin');
  const listed = async (organisationId?: string) =>
    (
      await auth.ask(
        managementApi.listAudit,
        { query: { kind: 'sign-in-throttled', ...(organisationId ? { organisationId } : {}) } },
        access_token,
      )
    ).result.events;
  const [nobodys] = (await listed()).filter(event => event.subject === null);
  expect(nobodys).toMatchObject({ actor: null, address: '192.0.2.0/24' });
  const organisationId = (await auth.signIn('manager')).claims.org;
  expect((await listed(organisationId)).map(event => event.subject?.name)).toEqual(['Marieke de Vries']);
});
