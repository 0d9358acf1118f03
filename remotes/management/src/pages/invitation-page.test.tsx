import { fakeServer, openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import { type base, moment } from '../testing/open-management';
import InvitationPage from './invitation-page';

describe('the invitation page', () => {
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

  test('creates the account with a password that is long enough', async () => {
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
  ])('%s does not open an account', async (_, hash) => {
    await openInvitation({}, hash);
    expect(await screen.findByText('Deze uitnodiging werkt niet (meer)')).toBeInTheDocument();
  });
});
