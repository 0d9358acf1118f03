import type { PermissionKey } from '@kavel/contracts';
import { accountApi, type Grant, managementApi } from '@kavel/contracts/management';
import { type AuthHarness, type SignedIn, startAuth } from '../testing';

let auth: AuthHarness;
let platform: SignedIn;
/** Has every permission of an administrator and is changed by these tests. */
let inviter: SignedIn;

beforeAll(async () => {
  auth = await startAuth();
  platform = await auth.signIn('admin');
  await makeAdministrator('manager');
  await makeAdministrator('appraiser');
}, 60_000);

beforeEach(async () => {
  await makeAdministrator('appraiser');
  inviter = await auth.signIn('appraiser');
});

afterAll(() => auth.stop());

async function changeUser(userId: string, organisationId: string, grant: Grant) {
  const input = { params: { userId }, query: { organisationId }, body: { grant } };
  expect((await auth.ask(managementApi.changeUser, input, platform.access_token)).status).toBe(200);
}

async function setActive(userId: string, organisationId: string, active: boolean) {
  const input = { params: { userId }, query: { organisationId }, body: { active } };
  expect((await auth.ask(managementApi.setUserActive, input, platform.access_token)).status).toBe(200);
}

async function makeAdministrator(account: string) {
  const [row] = await auth.database.query<{ id: string; organisation_id: string }>(
    `select id, organisation_id from auth.user_account where email = '${account}@kavel.example'`,
  );
  if (row === undefined) throw new Error(`There is no ${account}`);
  await setActive(row.id, row.organisation_id, true);
  await changeUser(row.id, row.organisation_id, { roleId: 'administrator' });
}

let invited = 0;
async function invite(grant: Grant = { roleId: 'administrator' }, by = inviter) {
  invited += 1;
  const body = { email: `invited${invited}@kavel.example`, name: 'Nieuwe Collega', grant };
  const { status, result } = await auth.ask(managementApi.createInvitation, { body }, by.access_token);
  expect(status).toBe(200);
  return { ...result, email: body.email };
}

const read = (token: string | null) => auth.ask(accountApi.readInvitation, { body: { token: token ?? '' } });
const accept = (token: string | null) =>
  auth.ask(accountApi.acceptInvitation, {
    body: { token: token ?? '', name: 'Noor Nieuw', password: 'een lang wachtwoord' },
  });

async function expectRefused({ token, email }: { token: string | null; email: string }) {
  expect((await read(token)).status).toBe(404);
  expect((await accept(token)).status).toBe(404);
  const accounts = await auth.database.query(`select 1 from auth.user_account where email = '${email}'`);
  expect(accounts).toEqual([]);
}

const withdrawals = async (email: string) =>
  auth.database.query(
    `select actor_name, detail from auth.audit_event
      where kind = 'invitation-withdrawn' and detail ->> 'email' = '${email}'`,
  );

describe('an invitation by a user who', () => {
  it('was deactivated is refused, withdrawn and recorded', async () => {
    const invitation = await invite();
    await setActive(inviter.claims.sub, inviter.claims.org, false);
    await expectRefused(invitation);
    expect(await withdrawals(invitation.email)).toEqual([
      {
        actor_name: 'Anouk Jansen',
        detail: { email: invitation.email, name: 'Nieuwe Collega', inviter: 'Sander Bakker' },
      },
    ]);
    await setActive(inviter.claims.sub, inviter.claims.org, true);
    await expectRefused(invitation);
  });

  it('is no longer a manager is refused', async () => {
    const invitation = await invite();
    await changeUser(inviter.claims.sub, inviter.claims.org, { roleId: 'portfolio-manager' });
    await expectRefused(invitation);
    expect(await withdrawals(invitation.email)).toHaveLength(1);
  });

  it('lost any permission is withdrawn, also an expired one that could be sent again', async () => {
    const invitation = await invite({ roleId: 'reader' });
    await auth.database.query("update auth.invitation set expires_at = expires_at - interval '8 days'");
    const permissions: PermissionKey[] = ['auth.unrestricted-access-general', 'auth.management'];
    await changeUser(inviter.claims.sub, inviter.claims.org, { permissions });
    await expectRefused(invitation);
    const manager = await auth.signIn('manager');
    const params = { invitationId: invitation.invitation.id };
    const again = await auth.ask(managementApi.resendInvitation, { params }, manager.access_token);
    expect(again).toMatchObject({ status: 409, error: { details: { reason: 'withdrawn' } } });
  });

  it('lost permissions with a role is withdrawn', async () => {
    const permissions: PermissionKey[] = ['auth.unrestricted-access-general', 'auth.management'];
    const query = { organisationId: inviter.claims.org };
    const body = { name: 'Beheer licht', permissions };
    const role = await auth.ask(managementApi.createRole, { query, body }, platform.access_token);
    const params = { roleId: role.result.id };
    await changeUser(inviter.claims.sub, inviter.claims.org, params);
    const invitation = await invite({ roleId: 'reader' });
    const less = { ...body, permissions: permissions.slice(0, 1) };
    await auth.ask(managementApi.changeRole, { params, query, body: less }, platform.access_token);
    await expectRefused(invitation);
  });

  it('does not have what its role gives now is refused', async () => {
    const body = { name: 'Groeit', permissions: ['auth.locator'] as PermissionKey[] };
    const query = { organisationId: inviter.claims.org };
    const role = await auth.ask(managementApi.createRole, { query, body }, platform.access_token);
    const params = { roleId: role.result.id };
    const invitation = await invite(params);
    const more = { ...body, permissions: ['auth.locator', 'auth.intern'] as PermissionKey[] };
    await auth.ask(managementApi.changeRole, { params, query, body: more }, platform.access_token);
    await expectRefused(invitation);
  });

  it('was removed is withdrawn', async () => {
    const other = await auth.signIn('intern');
    const { sub, org } = other.claims;
    await changeUser(sub, org, { permissions: [...other.claims.perm, 'auth.management'] });
    const invitation = await invite({ roleId: 'reader' }, await auth.signIn('intern'));
    await auth.database.query(`delete from auth.user_account where id = '${sub}'`);
    await expectRefused(invitation);
    expect(await withdrawals(invitation.email)).toMatchObject([{ actor_name: null }]);
  });

  it('manages the platform and was deactivated is withdrawn in the other organisation too', async () => {
    const query = { organisationId: platform.claims.org };
    const grant: Grant = { roleId: 'administrator' };
    const made = await auth.ask(
      managementApi.createInvitation,
      { query, body: { email: 'tweede@kavel.example', name: 'Tweede Beheerder', grant } },
      platform.access_token,
    );
    await accept(made.result.token);
    const colleague = await auth.signIn('tweede', 'een lang wachtwoord');
    const elsewhere = await auth.ask(
      managementApi.createInvitation,
      {
        query: { organisationId: inviter.claims.org },
        body: { email: 'ver@kavel.example', name: 'Van Ver', grant: { roleId: 'reader' } },
      },
      colleague.access_token,
    );
    await setActive(colleague.claims.sub, platform.claims.org, false);
    await expectRefused({ token: elsewhere.result.token, email: 'ver@kavel.example' });
    const shown = await auth.ask(
      managementApi.listAudit,
      { query: { organisationId: inviter.claims.org, search: 'ver@kavel' } },
      platform.access_token,
    );
    expect(shown.result.events[0]).toMatchObject({
      kind: 'invitation-withdrawn',
      detail: { inviter: 'Noor Nieuw' },
    });
  });
});

describe('an invitation remains valid', () => {
  it('when its inviter gains permissions', async () => {
    const invitation = await invite({ roleId: 'reader' });
    const permissions = [...inviter.claims.perm, 'auth.intern'] as PermissionKey[];
    await changeUser(inviter.claims.sub, inviter.claims.org, { permissions });
    expect((await accept(invitation.token)).status).toBe(200);
  });

  it('when a colleague sends it again and becomes its inviter', async () => {
    const { invitation, email } = await invite({ roleId: 'reader' });
    const manager = await auth.signIn('manager');
    const params = { invitationId: invitation.id };
    const again = await auth.ask(managementApi.resendInvitation, { params }, manager.access_token);
    expect(again.result.invitation.invitedBy).toBe('Marieke de Vries');
    await setActive(inviter.claims.sub, inviter.claims.org, false);
    expect(await accept(again.result.token)).toMatchObject({ status: 200, result: { email } });
  });
});

it('deactivating and accepting at the same time never leaves an account of a withdrawn invitation', async () => {
  for (let round = 0; round < 4; round += 1) {
    await makeAdministrator('appraiser');
    inviter = await auth.signIn('appraiser');
    const { token, email } = await invite();
    const [accepted] = await Promise.all([
      accept(token),
      setActive(inviter.claims.sub, inviter.claims.org, false),
    ]);
    expect([200, 404]).toContain(accepted.status);
    expect(await withdrawals(email)).toHaveLength(accepted.status === 200 ? 0 : 1);
  }
});
