import { accountApi } from '@kavel/contracts/management';
import { fakeServer, Refusal, signIn } from '@kavel/testing';
import { call } from './call';
import { confirmIdentityWith } from './confirm-identity';

beforeEach(() => {
  signIn([]);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const remove = () => call(accountApi.removeSecondFactor, {});
const name = 'DELETE /auth/profile/second-factor';

/** Refuses until the identity was confirmed. */
function guardedServer(state: { confirmed: boolean }) {
  return fakeServer({
    [name]: () => {
      if (!state.confirmed) throw new Refusal('recent-sign-in-required');
      return null;
    },
  });
}

test('calls that need a recent sign-in are repeated after one shared confirmation', async () => {
  const state = { confirmed: false };
  const calls = guardedServer(state);
  const ask = jest.fn(async () => {
    state.confirmed = true;
    return true;
  });
  const stop = confirmIdentityWith(ask);
  expect(await Promise.all([remove(), remove()])).toEqual([null, null]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(4);
  stop();
});

test('on cancel the refusal is returned, and the call is not repeated', async () => {
  const calls = guardedServer({ confirmed: false });
  const stop = confirmIdentityWith(async () => false);
  await expect(remove()).rejects.toMatchObject({ code: 'recent-sign-in-required' });
  expect(calls).toHaveLength(1);
  stop();
});

test('without a dialog to ask the user, the refusal is passed on', async () => {
  guardedServer({ confirmed: false });
  await expect(remove()).rejects.toMatchObject({ code: 'recent-sign-in-required' });
});
