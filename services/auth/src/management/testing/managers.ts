import { accountApi, type BuiltInRole, type Grant, managementApi } from '@kavel/contracts/management';
import { demoAccounts } from '../../accounts/demo-accounts';
import { type AuthHarness, type SignedIn, startAuth } from '../../testing';

// Set-up of the management tests: a manager, a colleague, the platform and a stranger. Importing it registers its
// hooks.

export let auth: AuthHarness;
export let platform: SignedIn;
/** Manages Demo Beheer, where Sander works too. */
export let manager: SignedIn;
export let appraiser: SignedIn;
export let stranger: SignedIn;

beforeAll(async () => {
  auth = await startAuth();
  platform = await auth.signIn('admin');
  // The demo's own administrator steps back, so that this manager is the only one.
  await grant('manager', 'administrator');
  await grant('director', 'reader');
  manager = await auth.signIn('manager');
  appraiser = await auth.signIn('appraiser');
  stranger = await auth.signIn('member');
}, 60_000);

afterAll(() => auth.stop());

async function grant(account: string, roleId: BuiltInRole): Promise<void> {
  const { userId, organisationId } = demoAccounts.find(({ email }) => email.startsWith(`${account}@`)) ?? {};
  const body = { grant: { roleId } };
  const input = { params: { userId: userId ?? '' }, query: { organisationId }, body };
  expect((await auth.ask(managementApi.changeUser, input, platform.access_token)).status).toBe(200);
}

export const audit = async (query = {}, { access_token } = manager) =>
  (await auth.ask(managementApi.listAudit, { query }, access_token)).result.events;

export const changeUser = (userId: string, grant: Grant, { access_token } = manager) =>
  auth.ask(managementApi.changeUser, { params: { userId }, body: { grant } }, access_token);

export const invite = (email: string, grant: Grant = { roleId: 'reader' }) =>
  auth.ask(
    managementApi.createInvitation,
    { body: { email, name: 'Nieuwe Collega', grant } },
    manager.access_token,
  );

/** The token is null when the link is mailed, which does not happen here. */
export const accept = (token: string | null, password = 'een lang wachtwoord') =>
  auth.ask(accountApi.acceptInvitation, { body: { token: token ?? '', name: 'Noor Nieuw', password } });
