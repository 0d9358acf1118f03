import { call } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { managementApi } from '@kavel/contracts/management';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { Button } from '@kavel/ui/core';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import LoginPage from '../pages/login-page';
import { IdentityPrompt } from './identity-prompt';

const base64url = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, '');
const exp = Math.floor(Date.now() / 1000) + 3600;
const token = `${base64url({})}.${base64url({ sub: 'u', name: 'Maud Visser', email: 'm@k.example', perm: [], exp })}.s`;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a sign-in with a second factor', () => {
  const openLogin = async (enrol = false) => {
    session.signOut();
    const calls = fakeServer({
      'POST /auth/login': () => {
        throw new Refusal('second-factor-required', { challenge: 'c1', enrol });
      },
      'POST /auth/login/second-factor': ({ body }) => {
        const { code } = body as { code: string };
        if (code === '000000') throw new Refusal('invalid-code');
        if (code === '999999') throw new Refusal('challenge-expired');
        return { access_token: token, refresh_token: 'r' };
      },
    });
    const page = <LoginPage environment="production" />;
    const opened = await openPage({
      page,
      route: '/login',
      address: '/login?returnTo=/landing',
      permissions: null,
    });
    await opened.user.type(screen.getByLabelText('E-mailadres'), 'm@k.example');
    await opened.user.type(screen.getByLabelText('Wachtwoord'), 'geheim');
    await opened.user.click(screen.getByRole('button', { name: 'Inloggen' }));
    return { ...opened, calls };
  };

  test('asks for the code in one numeric field, then continues to the requested page', async () => {
    const { user, calls, addressBar } = await openLogin();
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveFocus();
    await user.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('De code klopt niet');
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(addressBar()).toBe('/landing'));
    expect(calls.at(-1)?.body).toEqual({ challenge: 'c1', code: '123456' });
  });

  test('keeps the challenge in the history: back shows the password step, with the email address still filled in', async () => {
    const { user } = await openLogin();
    await screen.findByLabelText('Code');
    expect(history.state).toMatchObject({ usr: { challenge: 'c1' } });
    await user.click(screen.getByRole('button', { name: 'Terug naar het wachtwoord' }));
    expect(await screen.findByLabelText('E-mailadres')).toHaveValue('m@k.example');
  });

  test('that has expired restarts at the password, and says so', async () => {
    const { user } = await openLogin();
    await user.type(await screen.findByLabelText('Code'), '999999{Enter}');
    expect(await screen.findByText(/Het inloggen duurde te lang/)).toBeInTheDocument();
    expect(screen.getByLabelText('Wachtwoord')).toHaveValue('');
  });

  test('accepts a recovery code with letters', async () => {
    const { user } = await openLogin();
    await user.click(await screen.findByRole('button', { name: 'Gebruik een herstelcode' }));
    expect(screen.getByLabelText('Herstelcode')).toHaveAttribute('inputmode', 'text');
  });

  test('opens the enrolment page when enrolment is required', async () => {
    const { addressBar } = await openLogin(true);
    await waitFor(() => expect(addressBar()).toBe('/second-factor'));
    expect(history.state).toMatchObject({ usr: { challenge: 'c1', returnTo: '/landing' } });
  });
});

describe('the dialog before permissions change', () => {
  function Page() {
    const [outcome, setOutcome] = useState('');
    const change = () =>
      call(managementApi.createOrganisation, { body: { name: 'Nieuw' } }).then(
        () => setOutcome('done'),
        (error: { code?: string }) => setOutcome(String(error.code)),
      );
    return (
      <main>
        <IdentityPrompt />
        <Button onClick={() => void change()}>Change</Button>
        <output aria-label="outcome">{outcome}</output>
      </main>
    );
  }

  const openChange = async () => {
    let confirmed = false;
    const calls = fakeServer({
      'POST /auth/management/organisations': () => {
        if (!confirmed) throw new Refusal('recent-sign-in-required');
        return { id: 'x' };
      },
      'POST /auth/confirm-identity': ({ body }) => {
        const { password, code } = body as { password: string; code?: string };
        if (password !== 'geheim') throw new Refusal('invalid-credentials');
        if (code === undefined) throw new Refusal('second-factor-required');
        confirmed = true;
        return { access_token: token };
      },
    });
    const opened = await openPage({ page: <Page />, route: '/x', address: '/x' });
    await opened.user.click(screen.getByRole('button', { name: 'Change' }));
    return { ...opened, calls, dialog: await screen.findByRole('dialog') };
  };

  test('asks for password and code, then repeats the call with the new token', async () => {
    const { user, dialog, calls } = await openChange();
    await user.type(within(dialog).getByLabelText('Wachtwoord'), 'fout');
    await user.click(within(dialog).getByRole('button', { name: 'Bevestigen' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Het wachtwoord klopt niet.');
    await user.clear(within(dialog).getByLabelText('Wachtwoord'));
    await user.type(within(dialog).getByLabelText('Wachtwoord'), 'geheim');
    await user.click(within(dialog).getByRole('button', { name: 'Bevestigen' }));
    await user.type(await within(dialog).findByLabelText('Code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Bevestigen' }));
    await waitFor(() => expect(screen.getByLabelText('outcome')).toHaveTextContent('done'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.state().token).toBe(token);
    expect(calls.filter(({ name }) => name.endsWith('/organisations'))).toHaveLength(2);
  });

  test('on cancel, the call fails with its original error and nothing else is asked', async () => {
    const { user, dialog, calls } = await openChange();
    await user.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
    await waitFor(() =>
      expect(screen.getByLabelText('outcome')).toHaveTextContent('recent-sign-in-required'),
    );
    expect(calls.filter(({ name }) => name.endsWith('/organisations'))).toHaveLength(1);
  });
});
