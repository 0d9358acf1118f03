import { authApi } from '@kavel/contracts';
import { type AuditEvent, managementApi } from '@kavel/contracts/management';
import { type AuthHarness, type SignedIn, startAuth } from './testing';

let auth: AuthHarness;
let platform: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  auth = await startAuth();
  platform = await auth.signIn('admin');
  member = await auth.signIn('member');
}, 60_000);

afterAll(() => auth.stop());

async function refused(organisationId: string): Promise<AuditEvent[]> {
  const query = { kind: 'refused' as const, organisationId };
  return (await auth.ask(managementApi.listAudit, { query }, platform.access_token)).result.events;
}

it('a call without its permission is recorded once an hour, for any user', async () => {
  for (let times = 0; times < 3; times += 1) {
    expect((await auth.ask(managementApi.listManagedUsers, {}, member.access_token)).status).toBe(403);
  }
  expect((await auth.ask(authApi.listUsers, {}, member.access_token)).status).toBe(403);
  expect(await refused(member.claims.org)).toMatchObject([
    { actor: { name: 'Lotte Smit' }, detail: { call: 'GET /api/auth/users' } },
    { detail: { call: 'GET /api/auth/management/users' }, address: '127.0.0.0/24' },
  ]);
});

it('a missing right is recorded too, without the values of the request', async () => {
  const { claims } = await auth.signIn('manager');
  const target = { params: { userId: claims.sub }, query: { organisationId: claims.org } };
  const grant = { roleId: 'administrator' as const };
  await auth.ask(managementApi.changeUser, { ...target, body: { grant } }, platform.access_token);
  const manager = await auth.signIn('manager');
  const beyond = { grant: { permissions: ['auth.intern' as const] } };
  const answer = await auth.ask(managementApi.changeUser, { ...target, body: beyond }, manager.access_token);
  expect(answer.status).toBe(403);
  const [event] = await refused(claims.org);
  expect(event).toMatchObject({ detail: { call: 'PUT /api/auth/management/users/:userId' } });
  expect(JSON.stringify(event)).not.toContain('auth.intern');
});

it('a refusal that cannot be recorded is still answered', async () => {
  await auth.database.query('alter table auth.audit_event rename to audit_event_away');
  const answer = await auth.ask(managementApi.listSessions, {}, member.access_token);
  await auth.database.query('alter table auth.audit_event_away rename to audit_event');
  expect(answer).toMatchObject({ status: 403, error: { code: 'forbidden' } });
});
