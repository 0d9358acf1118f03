import type { PermissionKey } from '@kavel/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteLoader, RemotePageOutcome } from '../remotes/remote-loader';
import { open, overrideTitle, page, signIn, tokenOf } from '../testing/open-app';

const statesAsked = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([address]) => String(address))
    .filter(address => address.includes('/user-state'));

describe('a guarded page', () => {
  test('a guarded page opens with the permission, with name and V1.0.0 in the bar', async () => {
    signIn(['auth.portfolio-hub']);
    await open('/42/hub');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'MV Maud Visser' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'V1.0.0' })).toHaveAttribute('href', '/landing');
    expect(screen.queryByRole('link', { name: 'I' })).not.toBeInTheDocument();
  });

  test('the user state is requested again for another id of the same route, and decides access', async () => {
    signIn(['auth.portfolio-hub']);
    await open('/1/hub');
    expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
    expect(statesAsked()).toHaveLength(1);

    jest.mocked(fetch).mockResolvedValue({
      ok: true,
      status: 200,
      json: async () => ({ result: { permissions: [] } }),
    } as Response);
    act(() => {
      history.pushState(null, '', '/2/hub');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText('page ./HubPage')).not.toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(statesAsked()).toHaveLength(2);
  });

  test('the user state is requested once while only the query string changes', async () => {
    signIn(['auth.portfolio-hub']);
    await open('/1/hub');
    expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
    act(() => {
      history.pushState(null, '', '/1/hub?q=street');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('page ./HubPage')).toBeInTheDocument();
    expect(statesAsked()).toHaveLength(1);
  });

  test('/intern opens with the general permission; its button and the override of remotes need auth.intern', async () => {
    signIn(['auth.unrestricted-access-general']);
    await open('/intern');
    expect(await screen.findByRole('heading', { level: 1, name: 'Intern' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'I' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: overrideTitle })).not.toBeInTheDocument();
  });

  test('/intern lets holders of auth.intern override remotes', async () => {
    signIn(['auth.unrestricted-access-general', 'auth.intern']);
    await open('/intern');
    expect(await screen.findByRole('heading', { name: overrideTitle })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'I' })).toHaveAttribute('href', '/intern');
  });

  test('/intern is closed to users with auth.intern only', async () => {
    signIn(['auth.intern']);
    await open('/intern');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  test('pages allowed by the token are prefetched during the permission check, and no others', async () => {
    signIn(['auth.portfolio-hub']);
    const prepare = jest.fn<void, Parameters<RemoteLoader['prepare']>>();
    await open('/42/hub', () => new Promise(() => undefined), prepare);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(prepare.mock.calls.map(([, module]) => module)).toEqual(['./HubPage']);
  });

  test('without the permission the user is redirected to / without a message, and the page is not loaded', async () => {
    signIn(['auth.intern']);
    const prepare = jest.fn<void, Parameters<RemoteLoader['prepare']>>();
    const loadPage = jest.fn<Promise<RemotePageOutcome>, Parameters<RemoteLoader['loadPage']>>(
      async (_, module) => page(module),
    );
    await open('/42/hub', loadPage, prepare);
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(await screen.findByText('./HomePage')).toBeInTheDocument();
    expect(loadPage.mock.calls.map(([, module]) => module)).not.toContain('./HubPage');
    expect(prepare).not.toHaveBeenCalled();
  });

  test('the acting banner is on every page, also without the top bar, until acting stops', async () => {
    signIn(['auth.act-on-behalf']);
    localStorage.setItem('selected-user', JSON.stringify({ actor: 'u', userId: 'v', name: 'Sander Bakker' }));
    await open('/demo-website');
    expect(await screen.findByText(/U werkt namens Sander Bakker/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
    expect(screen.queryByText(/U werkt namens/)).not.toBeInTheDocument();
    expect(localStorage.getItem('selected-user')).toBeNull();
  });

  describe('acting on behalf', () => {
    const actingFor = (shared: PermissionKey[], hidden: PermissionKey[]) => {
      const own: PermissionKey[] = [
        'auth.act-on-behalf',
        'auth.intern',
        'auth.portfolio-hub',
        'auth.management',
      ];
      signIn(own);
      const acting = { userId: 'v', name: 'Sander Bakker', permissions: shared, hidden };
      localStorage.setItem('selected-user', JSON.stringify({ actor: 'u', ...acting }));
      jest.mocked(fetch).mockResolvedValue({
        ok: true,
        status: 200,
        json: async () => ({ result: { permissions: own, acting } }),
      } as Response);
    };

    test('opens only what both users may open, also by address, and names what is hidden', async () => {
      actingFor([], ['auth.vesteda', 'auth.locator']);
      await open('/1/hub');
      await waitFor(() => expect(location.pathname).toBe('/'));
      const banner = await screen.findByText(/U werkt namens Sander Bakker/);
      expect(banner).toHaveTextContent('2 onderdelen verborgen: transacties, locator');
      expect(screen.queryByRole('link', { name: 'V1.0.0' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'I' })).not.toBeInTheDocument();

      await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
      expect(screen.getByRole('link', { name: 'V1.0.0' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'I' })).toBeInTheDocument();
    });

    test('opens what both may open, and requests the subject’s state', async () => {
      actingFor(['auth.portfolio-hub'], []);
      await open('/1/hub');
      expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'V1.0.0' })).toBeInTheDocument();
      expect(screen.queryByText(/verborgen/)).not.toBeInTheDocument();
      expect(statesAsked()).toEqual(['/api/auth/user-state?actingFor=v']);
    });

    test('closes an open page when another tab starts acting for a user who may not see it', async () => {
      actingFor([], ['auth.vesteda']);
      const chosen = localStorage.getItem('selected-user') ?? '';
      localStorage.removeItem('selected-user');
      await open('/1/hub');
      expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
      localStorage.setItem('selected-user', chosen);
      act(() => {
        dispatchEvent(new StorageEvent('storage', { key: 'selected-user' }));
      });
      await waitFor(() => expect(location.pathname).toBe('/'));
    });
  });

  test('a link that signs in another user asks first; one key keeps the current session', async () => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
    });
    signIn(['auth.portfolio-hub']);
    const other = tokenOf({ sub: 'other', name: 'Sander Bakker', email: 's@k.example' });
    jest.mocked(fetch).mockResolvedValue({
      ok: true,
      status: 200,
      json: async () => ({ result: { access_token: other, refresh_token: 'r3' } }),
    } as Response);
    await open(`/?token=${other}&refresh_token=r2`);
    const dialog = await screen.findByRole('dialog', { name: 'Deze link hoort bij een ander account' });
    expect(dialog).toHaveTextContent('Maud Visser (m@k.example)');
    expect(dialog).toHaveTextContent('Sander Bakker (s@k.example)');
    await userEvent.click(screen.getByRole('button', { name: 'Blijf ingelogd' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.cookie).toContain('refresh_token=r1');
  });

  test('an ended session is detected at the next guarded page', async () => {
    signIn(['auth.portfolio-hub']);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = { code: 'unauthenticated', message: 'User is not authenticated' };
    jest
      .mocked(fetch)
      .mockResolvedValue({ ok: false, status: 401, json: async () => ({ error }) } as Response);
    await open('/42/hub');
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(document.cookie).not.toContain('jwt_token');
  });
});
