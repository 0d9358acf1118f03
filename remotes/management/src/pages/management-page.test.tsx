import { session } from '@kavel/auth';
import type { ManagedUser, Profile, Role } from '@kavel/contracts/management';
import { type Answers, fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import ActPage from './act-page';
import InvitationPage from './invitation-page';
import ManagementPage from './management-page';

const organisationId = '9c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b22';
const sanderId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
const moment = '2026-11-20T09:00:00.000Z';
const general = 'auth.unrestricted-access-general' as const;

const profile: Profile = {
  userId: 'u',
  name: 'Maud Visser',
  email: 'm@kavel.example',
  organisationId,
  organisationName: 'Demo Beheer',
  platform: false,
  roleId: 'administrator',
  roleName: null,
  permissions: [general, 'auth.management'],
};
const sander: ManagedUser = {
  userId: sanderId,
  name: 'Sander Bakker',
  email: 'sander@kavel.example',
  active: true,
  roleId: 'reader',
  permissions: [general],
  createdAt: moment,
  emailProven: true,
  secondFactor: false,
  lastSeenAt: null,
};
const roles: Role[] = [
  { id: 'reader', name: null, builtIn: true, permissions: [general], users: 1, secondFactor: false },
  {
    id: 'administrator',
    name: null,
    builtIn: true,
    permissions: [general, 'auth.intern'],
    users: 0,
    secondFactor: false,
  },
];
const invitation = {
  id: '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b33',
  email: 'noor@kavel.example',
  name: 'Noor Nieuw',
  state: 'open',
  roleId: 'reader',
  permissions: [general],
  invitedBy: 'Maud Visser',
  createdAt: moment,
  expiresAt: '2026-11-27T09:00:00.000Z',
};
const event = (id: number, detail: Record<string, string> = {}) => ({
  id: String(id),
  at: moment,
  kind: 'user-changed',
  actor: { userId: 'u', name: 'Maud Visser' },
  subject: { userId: sanderId, name: `Gebruiker ${id}` },
  detail,
  address: '203.0.113.0/24',
});

const base: Exclude<Answers, (call: never) => unknown> = {
  'GET /auth/profile': () => profile,
  'GET /auth/profile/sessions': () => [],
  'GET /auth/management/users': () => [sander],
  'GET /auth/management/roles': () => roles,
  'GET /auth/management/second-factor': () => ({ everybody: false, usersWithout: 1 }),
  'GET /auth/management/invitations': () => [invitation],
};

function open(address: string, answers: typeof base = {}, permissions = profile.permissions) {
  const calls = fakeServer({ ...base, ...answers });
  return openPage({ page: <ManagementPage />, route: '/management', address, permissions }).then(opened => ({
    ...opened,
    calls,
  }));
}

test('without the right it says so, and shows what everybody may do', async () => {
  await open('/management?tab=users', {}, [general]);
  expect(await screen.findByText('U beheert hier geen gebruikers.')).toBeInTheDocument();
  expect(screen.getByText(/beheerder van Demo Beheer/)).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Huidig wachtwoord')).toBeInTheDocument();
  expect(screen.getByText(/Inloggen en de algemene pagina’s/)).toBeInTheDocument();
});

test('while acting for another it says why one manages nothing, and whose account is shown', async () => {
  await open('/management', {}, [...profile.permissions, 'auth.act-on-behalf']);
  act(() => session.actAs({ userId: sanderId, name: 'Sander Bakker', permissions: [general] }));
  expect(await screen.findByText(/U werkt namens Sander Bakker/)).toBeInTheDocument();
  expect(screen.queryByText(/Dat doet de beheerder/)).not.toBeInTheDocument();
  act(() => session.actAs(null));
});

test('a link opens the tab and the user; permissions one lacks cannot be given', async () => {
  const { user, calls, addressBar } = await open(`/management?tab=users&user=${sanderId}`, {
    [`PUT /auth/management/users/${sanderId}`]: () => sander,
  });
  const drawer = await screen.findByRole('dialog', { name: 'Sander Bakker' });
  const role = await within(drawer).findByLabelText('Rol');
  expect(role).toHaveValue('reader');
  expect(within(drawer).getByRole('option', { name: 'Beheerder' })).toBeDisabled();
  await user.selectOptions(role, 'Op maat');
  expect(within(drawer).getByRole('checkbox', { name: 'Intern' })).toBeDisabled();
  await user.click(within(drawer).getByRole('checkbox', { name: 'Beheer' }));
  await user.click(within(drawer).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(addressBar()).toBe('/management?tab=users'));
  expect(calls.find(call => call.name.startsWith('PUT'))?.body).toEqual({
    name: 'Sander Bakker',
    grant: { permissions: [general, 'auth.management'] },
  });
});

test('the last manager is told why he must stay', async () => {
  const { user } = await open(`/management?user=${sanderId}`, {
    [`PUT /auth/management/users/${sanderId}/active`]: () => {
      throw new Refusal('conflict', { reason: 'last-manager' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Uitschakelen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Er moet iemand overblijven');
});

test('the portfolios of who left get another owner', async () => {
  const [fromUserId, noor] = [
    sanderId,
    { ...sander, userId: '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b44', name: 'Noor' },
  ];
  let left = [{ userId: fromUserId, portfolios: [{ id: fromUserId, name: 'Blok Noord' }] }];
  const { user, calls } = await open(`/management?user=${sanderId}`, {
    'GET /auth/management/users': () => [{ ...sander, active: false }, noor],
    'GET /portfolio/handovers': () => left,
    'POST /portfolio/handovers': () => {
      left = [];
      return { portfolios: 1 };
    },
  });
  expect(await screen.findByText('Blok Noord')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Nieuwe eigenaar'), 'Noor');
  await user.click(screen.getByRole('button', { name: 'Draag over' }));
  await waitFor(() => expect(screen.queryByText('Blok Noord')).not.toBeInTheDocument());
  expect(calls.find(call => call.name.startsWith('POST'))?.body).toEqual({
    fromUserId,
    toUserId: noor.userId,
  });
});

test('an invitation gives a link whose token stands behind the hash, once', async () => {
  const { user } = await open('/management?tab=invitations&new=1', {
    'POST /auth/management/invitations': () => ({ invitation, token: 'geheim' }),
  });
  const drawer = await screen.findByRole('dialog', { name: 'Iemand uitnodigen' });
  await user.type(await within(drawer).findByLabelText('Naam'), 'Noor Nieuw');
  await user.type(within(drawer).getByLabelText('E-mailadres'), 'noor@kavel.example');
  await user.click(within(drawer).getByRole('button', { name: 'Maak uitnodiging' }));
  expect(await screen.findByLabelText('Link van de uitnodiging')).toHaveValue(
    'https://kavel.test/invitation#geheim',
  );
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByDisplayValue(/geheim/)).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Noor Nieuw.*open/ })).toBeInTheDocument();
});

test('the audit log asks what the address says, goes on at its end, and names what changed', async () => {
  const detail = { granted: 'auth.portfolio-hub', role: 'reader → –' };
  const first = Array.from({ length: 30 }, (_, index) => event(100 - index, detail));
  const { calls } = await open('/management?tab=audit&kind=user-changed&from=2026-11-01', {
    'GET /auth/management/audit': ({ query }) =>
      query.get('cursor') === '71' ? { events: [event(1)], next: null } : { events: first, next: '71' },
  });
  expect(await screen.findByRole('row', { name: /Gebruiker 100/ })).toHaveTextContent(
    'rol: Lezer → – · gegeven: Portefeuilles',
  );
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '32'));
  const asked = calls.filter(call => call.name.endsWith('/audit')).map(call => call.query.toString());
  expect(asked).toEqual(['kind=user-changed&from=2026-11-01', 'kind=user-changed&from=2026-11-01&cursor=71']);
});

test('what happened to one valuation is a link from each of its events, and an address', async () => {
  const objectId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
  const detail = {
    object: 'valuation',
    objectId,
    name: 'Jaareinde',
    reason: 'Verbouwd',
    status: 'in-review',
    value: '€ 1250000, € 90000',
  };
  const { user, calls, addressBar } = await open('/management?tab=audit', {
    'GET /auth/management/audit': () => ({
      events: [{ ...event(1, detail), kind: 'value-overridden' }],
      next: null,
    }),
  });
  const row = await screen.findByRole('row', { name: /Waarde overschreven/ });
  expect(row).toHaveTextContent('naam: Jaareinde');
  expect(row).toHaveTextContent('soort: waardering');
  expect(row).toHaveTextContent('reden: Verbouwd');
  expect(row).toHaveTextContent('status: in beoordeling');
  expect(row).toHaveTextContent('waarde: € 1.250.000, € 90.000');
  await user.click(within(row).getByRole('link', { name: 'Toon alles hiervan' }));
  await waitFor(() => expect(addressBar()).toBe(`/management?tab=audit&object=${objectId}`));
  await waitFor(() => expect(calls.at(-1)?.query.get('object')).toBe(objectId));
  await user.click(screen.getByRole('button', { name: 'één onderdeel Toon alles' }));
  await waitFor(() => expect(addressBar()).toBe('/management?tab=audit'));
});

test('the export has every page of what was filtered, and no formula of a name', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => String(files.push(file)),
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const named = (id: number, name: string) => ({ ...event(id), actor: { userId: 'u', name } });
  const { user, toasts, calls } = await open('/management?tab=audit&kind=user-changed&from=2026-11-01', {
    'POST /portfolio/exports': () => null,
    'GET /auth/management/audit': ({ query }) =>
      query.get('cursor') === '2'
        ? { events: [named(1, 'Maud Visser')], next: null }
        : { events: [named(2, '=HYPERLINK("http://x")')], next: '2' },
  });
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Het auditlog is gedownload (2 regels)'));
  const reader = new FileReader();
  const read = new Promise(done => reader.addEventListener('load', done));
  reader.readAsText(files[0] ?? new Blob());
  await read;
  const lines = String(reader.result).replace('\uFEFF', '').split('\r\n');
  const table = lines.indexOf('');
  expect(lines.slice(0, table)).toEqual([
    'Auditlog;Demo Beheer',
    expect.stringMatching(/^Gedownload op;\d/),
    'Soort;Gebruiker gewijzigd',
    'Van;1 nov 2026',
  ]);
  expect(names).toEqual([expect.stringMatching(/^Auditlog - Demo Beheer - \d{4}-\d\d-\d\d\.csv$/)]);
  const [head, first, second] = lines.slice(table + 1);
  expect(head).toBe('Wanneer;Wat;Door;Betreft;Bijzonderheden;Netwerk');
  expect(calls.find(({ name }) => name === 'POST /portfolio/exports')?.body).toMatchObject({
    object: 'audit',
    rows: 2,
  });
  expect(first).toContain(`;"'=HYPERLINK(`);
  expect(second).toBe('2026-11-20T09:00:00.000Z;Gebruiker gewijzigd;Maud Visser;Gebruiker 1;;203.0.113.0/24');
});

test('a second factor can be demanded of everybody, and it says of how many that asks something', async () => {
  let everybody = false;
  const { user, calls } = await open('/management?tab=roles', {
    'GET /auth/management/second-factor': () => ({ everybody, usersWithout: 3 }),
    'PUT /auth/management/second-factor': ({ body }) => {
      everybody = (body as { everybody: boolean }).everybody;
      return { everybody, usersWithout: 3 };
    },
  });
  const choice = await screen.findByRole('checkbox', { name: 'Tweede factor verplicht voor iedereen' });
  expect(await screen.findByText(/3 gebruikers hebben er nog geen/)).toBeInTheDocument();
  await user.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  expect(calls.find(call => call.name.startsWith('PUT'))?.body).toEqual({ everybody: true });
});

test('tabs move by arrows', async () => {
  const { user, addressBar } = await open('/management');
  (await screen.findByRole('tab', { name: 'Gebruikers' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Rollen' })).toHaveFocus();
  expect(addressBar()).toBe('/management?tab=roles');
  expect(await screen.findByRole('row', { name: /Lezer.*ingebouwd/ })).toBeInTheDocument();
});

test('one acts on behalf of who was picked, and stops', async () => {
  const other = { ...sander, organisationId, organisationName: 'Demo Beheer' };
  const acting = { userId: sanderId, name: 'Sander Bakker', permissions: [], hidden: ['auth.vesteda'] };
  const calls = fakeServer({
    'GET /auth/users': () => [other],
    'GET /auth/user-state': () => ({ permissions: ['auth.act-on-behalf'], acting }),
  });
  const { user } = await openPage({
    page: <ActPage />,
    route: '/management/act',
    address: '/management/act',
    permissions: ['auth.act-on-behalf'],
  });
  await user.type(screen.getByRole('searchbox'), 'bakk');
  await user.click(await screen.findByRole('button', { name: 'Werk namens Sander Bakker' }));
  await waitFor(() => expect(session.state().selectedUser).toEqual(acting));
  expect(session.state().permissions).toEqual([]);
  expect(calls.at(-1)?.query.get('actingFor')).toBe(sanderId);
  session.actAs(null);
});

describe('the page of an invitation', () => {
  const openInvitation = (answers: typeof base, hash = '#geheim') => {
    const calls = fakeServer(answers);
    const address = `/invitation${hash}`;
    return openPage({ page: <InvitationPage />, route: '/invitation', address, permissions: null }).then(
      opened => ({ ...opened, calls }),
    );
  };
  const read = {
    'POST /auth/invitations/read': () => ({
      organisationName: 'Demo Beheer',
      email: 'noor@kavel.example',
      name: 'Noor',
      expiresAt: moment,
    }),
  };

  test('makes the account with a password that is long enough', async () => {
    const { user, calls } = await openInvitation({
      ...read,
      'POST /auth/invitations/accept': () => ({ email: 'noor@kavel.example' }),
    });
    const password = await screen.findByLabelText('Wachtwoord');
    await user.type(password, 'te kort');
    await user.click(screen.getByRole('button', { name: 'Maak account' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Minstens 12 tekens.');
    await user.type(password, ' maar nu niet');
    await user.click(screen.getByRole('button', { name: 'Maak account' }));
    expect(await screen.findByText('Uw account staat klaar')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ token: 'geheim', name: 'Noor', password: 'te kort maar nu niet' });
  });

  test.each([
    ['a used link', '#geheim'],
    ['no token', ''],
  ])('%s leads to nobody’s account', async (_, hash) => {
    await openInvitation({}, hash);
    expect(await screen.findByText('Deze uitnodiging werkt niet (meer)')).toBeInTheDocument();
  });
});
