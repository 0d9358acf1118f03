import { accountApi } from '@kavel/contracts/management';
import { memberInnerApi } from '@kavel/contracts/notifications';
import { createInProcessClient } from '@kavel/service-kit';
import { startTestMailServer, type TestMailServer } from '../mail/test-mail-server';
import { type AuthHarness, startAuth } from '../testing';

const origin = 'https://kavel.test';
let mail: TestMailServer;
let auth: AuthHarness;
let member: { organisationId: string; userId: string };

beforeAll(async () => {
  mail = await startTestMailServer();
  auth = await startAuth({ smtpUrl: mail.url, from: 'Kavel <noreply@kavel.test>', origin });
  const { claims } = await auth.signIn('manager');
  member = { organisationId: claims.org, userId: claims.sub };
}, 60_000);
afterAll(async () => {
  await auth.stop();
  await mail.stop();
});

const client = () => createInProcessClient(() => auth.app);
const read = (body = member) => client().call(memberInnerApi.readMember, { body });
const send = () =>
  client().call(memberInnerApi.mailNotifications, {
    body: {
      ...member,
      language: 'en',
      items: [
        { text: 'Villas: 2 new results', path: '/transactions?t.type=koop' },
        { text: 'Offices: 1 new result', path: '/locator?fn=kantoor' },
      ],
      settingsPath: '/notifications?tab=settings',
    },
  });

test('a member is told in one mail, with links and where to switch mails off', async () => {
  expect(await read()).toMatchObject({ mailPossible: true });
  expect(await send()).toBe(true);
  const [sent = ''] = mail.mails;
  expect(sent).toContain('To: manager@kavel.example');
  expect(sent).toContain('Subject: New for you in Kavel');
  for (const line of [
    'Villas: 2 new results',
    `${origin}/transactions?t.type=koop`,
    `${origin}/locator?fn=kantoor`,
    `${origin}/notifications?tab=settings`,
  ])
    expect(sent).toContain(line);
});

test('the register of an appraiser is told with the member, and is in the profile until it is taken away', async () => {
  const session = await auth.signIn('manager');
  const save = (register: { name: string; number: string } | null) =>
    auth.ask(
      accountApi.renameProfile,
      { body: { name: 'Marieke de Vries', register } },
      session.access_token,
    );
  const fields = { registerName: 'NRVT', registerNumber: 'RT123456' };
  expect((await save({ name: 'NRVT', number: 'RT123456' })).result).toMatchObject(fields);
  expect(await read()).toMatchObject(fields);
  expect((await save(null)).result).toMatchObject({ registerName: null, registerNumber: null });
  expect((await save({ name: 'NRVT', number: '' })).status).toBe(400);
});

test('the members of an organisation are listed with what each may do', async () => {
  const { organisationId } = member;
  const members = await client().call(memberInnerApi.listMembers, { body: { organisationId } });
  expect(members.map(({ name }) => name)).toEqual(['Hanneke Smeets', 'Marieke de Vries', 'Sander Bakker']);
  expect(members[0]?.permissions).toContain('auth.automated-valuation');
});

test('who is of another organisation, has no proven address or may not sign in is not mailed', async () => {
  mail.mails.length = 0;
  expect(await read({ ...member, organisationId: crypto.randomUUID() })).toBeNull();
  const change = (set: string) =>
    auth.database.query(`update auth.user_account set ${set} where id = $1`, [member.userId]);
  await change('email_proven = false');
  expect(await read()).toMatchObject({ mailPossible: false });
  expect(await send()).toBe(false);
  await change('email_proven = true, active = false');
  expect(await read()).toBeNull();
  expect(await send()).toBe(false);
  expect(mail.mails).toEqual([]);
});

test('nobody reaches it from outside', async () => {
  const { status } = await auth.ask(memberInnerApi.readMember, { body: member });
  expect(status).toBe(404);
});
