import { authApi } from '@kavel/contracts';
import { type AuthHarness, startAuth } from './testing';

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth();
}, 60_000);
afterAll(() => auth.stop());

const stateOf = async (account: string, actingFor?: string) => {
  const { access_token } = await auth.signIn(account);
  const answer = await auth.ask(
    authApi.userState,
    { query: actingFor === undefined ? {} : { actingFor } },
    access_token,
  );
  return answer.result;
};
const idOf = async (account: string) => (await stateOf(account)).userId;

it('lists permissions of both users, and those that only the subject has', async () => {
  const own = (await stateOf('admin')).permissions;
  const others = (await stateOf('appraiser')).permissions;
  const { permissions, acting } = await stateOf('admin', await idOf('appraiser'));
  expect(permissions).toEqual(own);
  expect(acting?.permissions).toEqual(others.filter(key => own.includes(key)));
  expect(acting?.hidden).toEqual(others.filter(key => !own.includes(key)));
  expect(acting?.permissions).not.toEqual([]);
});

it('answers platform staff about users of any organisation', async () => {
  const { acting } = await stateOf('admin', await idOf('vesteda'));
  expect(acting).toMatchObject({
    name: 'Fatima el Amrani',
    permissions: ['auth.unrestricted-access-general', 'auth.vesteda'],
    hidden: [],
  });
});

it('answers nothing about users of another organisation, nor to users who may not act', async () => {
  expect((await stateOf('manager', await idOf('member'))).acting).toBeNull();
  expect((await stateOf('member', await idOf('manager'))).acting).toBeNull();
  expect((await stateOf('manager')).acting).toBeUndefined();
});
