import * as argon2 from '@node-rs/argon2';
import { type AuthHarness, startAuth } from './testing';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let auth: AuthHarness;

beforeAll(async () => {
  auth = await startAuth();
  await auth.database.query("update auth.user_account set active = false where email like 'bank@%'");
}, 60_000);

afterAll(() => auth.stop());

const attempt = (account: string) =>
  auth.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: `${account}@kavel.example`, password: 'geraden' },
  });

/** Cost parameters of a PHC string. */
const costOf = (phc: unknown) => String(phc).split('$').slice(1, 4).join('$');

it('verifies one password at the same cost, whether an account exists, is inactive or does not exist', async () => {
  const seen = [];
  for (const account of ['member', 'bank', 'niemand']) {
    jest.mocked(argon2.verify).mockClear();
    const answer = await attempt(account);
    const costs = jest.mocked(argon2.verify).mock.calls.map(([phc]) => costOf(phc));
    seen.push({ status: answer.statusCode, body: answer.body, costs });
  }
  expect(seen[0]?.costs).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

it('throttles attempts at accounts that do not exist in the same way', async () => {
  const attempts = async (account: string) => {
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await attempt(account));
    return {
      statuses: answers.map(({ statusCode }) => statusCode),
      waits: answers.map(({ headers }) => Number(headers['retry-after'] ?? 0)),
    };
  };
  const [unknown, known] = [await attempts('nergens'), await attempts('manager')];
  expect(unknown.statuses).toEqual(known.statuses);
  // Of the seconds left, some pass between attempts on a busy machine.
  for (const [at, seconds] of known.waits.entries())
    expect(Math.abs((unknown.waits[at] ?? 0) - seconds)).toBeLessThanOrEqual(3);
});
