import { session } from '@kavel/auth';
import type { SecondFactor } from '@kavel/contracts/management';
import { type Answers, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import { SecondFactorCard } from '../features/second-factor';
import ForgottenPasswordPage from './forgotten-password-page';
import NewPasswordPage from './new-password-page';
import SecondFactorPage from './second-factor-page';

const enrolment = {
  secret: 'ABCDEFGH23456789',
  address: 'otpauth://totp/Kavel:m',
  qr: { size: 2, path: 'M0 0h1v1h-1z' },
};
const recoveryCodes = ['7K2M-AAAA-BBBB-CCCC-DDDD-EEEE', '8K2M-AAAA-BBBB-CCCC-DDDD-EEEE'];
const state = (changed: Partial<SecondFactor>) => () => ({
  enrolledAt: null,
  recoveryCodesLeft: 0,
  demanded: false,
  ...changed,
});

describe('on the account page', () => {
  const open = async (answers: Exclude<Answers, (call: never) => unknown>) => {
    const calls = fakeServer(answers);
    return { ...(await openPage({ page: <SecondFactorCard />, route: '/x', address: '/x' })), calls };
  };

  test('the app is connected by QR code or key, and recovery codes are shown once', async () => {
    const { user, calls } = await open({
      'GET /auth/profile/second-factor': state({}),
      'POST /auth/profile/second-factor/begin': () => enrolment,
      'PUT /auth/profile/second-factor': () => ({ recoveryCodes }),
    });
    await user.click(await screen.findByRole('button', { name: 'Stel in' }));
    const code = await screen.findByRole('img', { name: 'QR-code voor de authenticator-app' });
    expect(code.querySelector('path')).toHaveAttribute('d', enrolment.qr.path);
    expect(screen.getByText('ABCD EFGH 2345 6789')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeInTheDocument();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ code: '123456' });
    await user.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }));
    expect(screen.queryByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument();
  });

  test('a factor required by the role can be replaced, not removed', async () => {
    await open({
      'GET /auth/profile/second-factor': state({
        enrolledAt: '2026-11-20T09:00:00.000Z',
        recoveryCodesLeft: 7,
        demanded: true,
      }),
    });
    expect(await screen.findByText(/Ongebruikte herstelcodes: 7/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Koppel andere app' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verwijder' })).not.toBeInTheDocument();
  });
});

describe('during a sign-in', () => {
  const open = async (challenge: string | null) => {
    session.signOut();
    const calls = fakeServer({
      'POST /auth/login/second-factor/begin': () => enrolment,
      'POST /auth/login/second-factor/enrol': ({ body }) => {
        if ((body as { code: string }).code === '000000') throw new Refusal('invalid-code');
        return { recoveryCodes, tokens: { access_token: 't', refresh_token: 'r' } };
      },
    });
    const page = <SecondFactorPage />;
    const usr = challenge === null ? null : { challenge, returnTo: '/landing' };
    const replaceState = history.replaceState.bind(history);
    jest
      .spyOn(history, 'replaceState')
      .mockImplementationOnce((_, unused, url) => replaceState({ usr, key: 'k', idx: 0 }, unused, url));
    const opened = await openPage({
      page,
      route: '/second-factor',
      address: '/second-factor',
      permissions: null,
    });
    return { ...opened, calls };
  };

  test('no session exists before the codes are confirmed; then the sign-in continues', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const signIn = jest.spyOn(session, 'signIn');
    const { user, addressBar, calls } = await open('c1');
    await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('De code klopt niet of is al gebruikt.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Ik heb ze bewaard' }));
    await waitFor(() => expect(addressBar()).toBe('/login?returnTo=%2Flanding'));
    expect(signIn).toHaveBeenCalledWith({ access_token: 't', refresh_token: 'r' });
    expect(calls.at(-1)?.body).toEqual({ challenge: 'c1', code: '123456' });
  });

  test('without a challenge it links back to the sign-in page', async () => {
    await open(null);
    expect(await screen.findByText('Dit inloggen is verlopen')).toBeInTheDocument();
  });
});

describe('a lost password', () => {
  const openForgotten = async (mail: boolean) => {
    const calls = fakeServer({
      'GET /auth/recovery': () => ({ mail }),
      'POST /auth/recovery': () => null,
    });
    const page = <ForgottenPasswordPage />;
    const opened = await openPage({ page, route: '/f', address: '/f', permissions: null });
    return { ...opened, calls };
  };

  test('is requested by email address, and the answer does not reveal whether an account exists', async () => {
    const { user, calls } = await openForgotten(true);
    await user.type(await screen.findByLabelText('E-mailadres'), 'jan@kavel.example{Enter}');
    expect(await screen.findByText(/Als jan@kavel.example bij een account hoort/)).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ email: 'jan@kavel.example', language: 'nl' });
  });

  test('without mail the page refers to the administrator', async () => {
    await openForgotten(false);
    expect(await screen.findByText(/Vraag de beheerder van uw organisatie/)).toBeInTheDocument();
    expect(screen.queryByLabelText('E-mailadres')).not.toBeInTheDocument();
  });

  const openLink = async (answers: Exclude<Answers, (call: never) => unknown>) => {
    const calls = fakeServer(answers);
    const page = <NewPasswordPage />;
    const address = '/password-new#geheim';
    const opened = await openPage({ page, route: '/password-new', address, permissions: null });
    return { ...opened, calls };
  };

  test('is replaced on the link’s page, with a password that is long enough', async () => {
    const { user, calls } = await openLink({
      'POST /auth/recovery/read': () => ({ email: 'jan@kavel.example', expiresAt: '' }),
      'POST /auth/recovery/complete': () => ({ email: 'jan@kavel.example' }),
    });
    await user.type(await screen.findByLabelText('Nieuw wachtwoord'), 'te kort{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Minstens 12 tekens.');
    await user.type(screen.getByLabelText('Nieuw wachtwoord'), ' maar nu niet{Enter}');
    expect(await screen.findByText('Uw wachtwoord is gewijzigd')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ token: 'geheim', password: 'te kort maar nu niet' });
  });

  test('a used link offers to request a new one', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openLink({});
    expect(await screen.findByText('Deze link werkt niet (meer)')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Vraag een nieuwe link' })).toBeInTheDocument();
  });
});
