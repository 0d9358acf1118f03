import { session } from '@kavel/auth';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  general,
  invitation,
  open,
  organisationId,
  profile,
  sander,
  sanderId,
} from '../testing/open-management';
import ActPage from './act-page';

test('without permission it says so, and shows what every user may do', async () => {
  await open('/management?tab=users', {}, [general]);
  expect(await screen.findByText('U beheert hier geen gebruikers.')).toBeInTheDocument();
  expect(screen.getByText(/beheerder van Demo Beheer/)).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Huidig wachtwoord')).toBeInTheDocument();
  expect(screen.getByText(/Inloggen en de algemene pagina’s/)).toBeInTheDocument();
});

test('while acting on behalf it says why nothing can be managed, and whose account is shown', async () => {
  await open('/management', {}, [...profile.permissions, 'auth.act-on-behalf']);
  act(() => session.actAs({ userId: sanderId, name: 'Sander Bakker', permissions: [general] }));
  expect(await screen.findByText(/U werkt namens Sander Bakker/)).toBeInTheDocument();
  expect(screen.queryByText(/Dat doet de beheerder/)).not.toBeInTheDocument();
  act(() => session.actAs(null));
});

test('a link opens the tab and the user; permissions that the user lacks cannot be granted', async () => {
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

test('the last manager cannot be removed, and the reason is shown', async () => {
  const { user } = await open(`/management?user=${sanderId}`, {
    [`PUT /auth/management/users/${sanderId}/active`]: () => {
      throw new Refusal('conflict', { reason: 'last-manager' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Uitschakelen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Er moet iemand overblijven');
});

test('the portfolios of a deactivated user are transferred to another owner', async () => {
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

test('an invitation shows a link once, with the token after the hash', async () => {
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

test('a second factor can be required of everybody, showing how many users must still enrol', async () => {
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

test('arrow keys move between tabs, which drop what another tab or widget chose', async () => {
  const { user, addressBar } = await open('/management?days=7&vital=CLS');
  (await screen.findByRole('tab', { name: 'Gebruikers' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Rollen' })).toHaveFocus();
  expect(addressBar()).toBe('/management?tab=roles');
  expect(await screen.findByRole('row', { name: /Lezer.*ingebouwd/ })).toBeInTheDocument();
});

test('acting on behalf of a chosen user starts and stops', async () => {
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
