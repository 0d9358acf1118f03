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

it('tells the permissions that both have, and what the other has and the actor lacks', async () => {
  const own = (await stateOf('admin')).permissions;
  const others = (await stateOf('appraiser')).permissions;
  const { permissions, acting } = await stateOf('admin', await idOf('appraiser'));
  expect(permissions).toEqual(own);
  expect(acting?.permissions).toEqual(others.filter(key => own.includes(key)));
  expect(acting?.hidden).toEqual(others.filter(key => !own.includes(key)));
  expect(acting?.permissions).not.toEqual([]);
});

it('tells of a user of any organisation to whom works for the platform', async () => {
  const { acting } = await stateOf('admin', await idOf('vesteda'));
  expect(acting).toMatchObject({
    name: 'Fatima el Amrani',
    permissions: ['auth.unrestricted-access-general', 'auth.vesteda'],
    hidden: [],
  });
});

it('tells nothing of a user of another organisation, nor to whom may not act', async () => {
  expect((await stateOf('manager', await idOf('member'))).acting).toBeNull();
  expect((await stateOf('member', await idOf('manager'))).acting).toBeNull();
  expect((await stateOf('manager')).acting).toBeUndefined();
});
