import type { PermissionKey, RegisteredRemote, Registry } from '@kavel/contracts';
import { setLanguage, startI18n } from '@kavel/i18n';
import { createQueryClient } from '@kavel/query';
import { startColourMode, useOpened } from '@kavel/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteLoader, RemotePageOutcome } from '../remotes/remote-loader';
import { App } from './app';

const overrideTitle = 'Neem een onderdeel van een ander adres';

const title = { nl: 'Portefeuilles', en: 'Portfolios', de: 'Portfolios' };

const registry: Registry = {
  remotes: [
    {
      name: 'open',
      contract: '2.0.0',
      version: 'v1',
      entry: '/remotes/open/v1/mf-manifest.json',
      container: 'open',
      routes: [
        { path: '/', module: './HomePage', permission: null, title, topBar: true },
        { path: '/demo-website', module: './DemoPage', permission: null, title, topBar: false },
        { path: '/:id/hub', module: './HubPage', permission: 'auth.portfolio-hub', title, topBar: true },
      ],
      navigation: [{ path: '/', label: title, audience: 'visitor', permission: null, order: 1 }],
    },
  ],
};

const remoteWith = (path: string, module = './TakenPage'): RegisteredRemote => ({
  name: 'other',
  contract: '2.0.0',
  version: 'v1',
  entry: '/remotes/other/v1/mf-manifest.json',
  container: 'other',
  routes: [{ path, module, permission: null, title, topBar: true }],
  navigation: [],
});

const base64url = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, '');

function tokenOf(claims: object): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${base64url({})}.${base64url({ ...claims, exp })}.s`;
}

function signIn(perm: PermissionKey[]) {
  const token = tokenOf({ sub: 'u', name: 'Maud Visser', email: 'm@k.example', perm });
  document.cookie = `jwt_token=${token}; Path=/`;
  document.cookie = 'refresh_token=r1; Path=/';
  jest.mocked(fetch).mockResolvedValue({
    ok: true,
    status: 200,
    json: async () => ({ result: { permissions: perm } }),
  } as Response);
}

const page = (text: string): RemotePageOutcome => ({ ok: true, Page: () => <p>{text}</p> });

async function open(
  path: string,
  loadPage: RemoteLoader['loadPage'] = async (_, module) => page(`page ${module}`),
  prepare: RemoteLoader['prepare'] = () => undefined,
  remotes: RegisteredRemote[] = [],
) {
  history.replaceState(null, '', path);
  const { session } = await import('@kavel/auth');
  await session.start();
  render(
    <App
      registry={{ remotes: [...registry.remotes, ...remotes] }}
      brand={{ brand: null, doors: [] }}
      config={{ environment: 'accept', analyticsScript: null, tileServer: null }}
      loader={{
        prepare,
        loadPage,
        pageBroke: (_, __, error) => ({ kind: 'evaluation', detail: String(error) }),
        loadWidget: async (_, { module }) => page(`widget ${module}`),
        loadedWidget: () => undefined,
        widgetBroke: () => undefined,
      }}
      queryClient={createQueryClient()}
    />,
  );
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'matchMedia', {
    value: (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_: string, work: () => unknown) => work() },
  });
  // jsdom has no resource timings.
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [] });
  startI18n();
  startColourMode();
});

beforeEach(() => {
  globalThis.fetch = jest.fn();
  localStorage.clear();
  document.cookie = 'jwt_token=; Path=/; Max-Age=0';
  document.cookie = 'refresh_token=; Path=/; Max-Age=0';
});

describe('the host', () => {
  test('an unknown path gets the 404 page with its Dutch texts and the way to /search', async () => {
    await open('/no/such/page');
    expect(screen.getByText('Deze pagina kon niet worden gevonden.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Terug naar home' })).toHaveAttribute('href', '/search');
  });

  test.each([
    ['en', 'This page could not be found.', 'Login'],
    ['de', 'Diese Seite konnte nicht gefunden werden.', 'Anmelden'],
  ] as const)('in %s its own texts are in that language', async (language, notFound, login) => {
    await act(() => setLanguage(language));
    await open('/no/such/page');
    expect(screen.getByText(notFound)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: login })).toBeInTheDocument();
    await act(() => setLanguage('nl'));
  });

  test('shows Login to a visitor and the pages the registry declares', async () => {
    await open('/');
    expect(await screen.findByText('page ./HomePage')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('link', { name: 'V1.0.0' })).not.toBeInTheDocument();
  });

  test('the first stop of the keyboard leads past the bar, without a change of the address', async () => {
    const user = userEvent.setup();
    await open('/?lat=52');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(location.search + location.hash).toBe('?lat=52');
  });

  test('a login form without an address is answered at once, in the language of the user', async () => {
    const user = userEvent.setup();
    await open('/login');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(screen.getByText('Vul een geldig e-mailadres en een wachtwoord in.')).toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['/login', '/login'],
    ['/login', '/:page'],
    ['/login/', '/:a/:b'],
    ['/LOGIN', '/:a?/login'],
  ])('a remote cannot take %s by declaring %s', async (address, path) => {
    await open(address, undefined, undefined, [remoteWith(path)]);
    expect(screen.getByRole('button', { name: 'Inloggen' })).toBeInTheDocument();
    expect(screen.queryByText('page ./TakenPage')).not.toBeInTheDocument();
  });

  test('what lies under a page of the host is the host’s', async () => {
    await open('/intern/hub');
    expect(screen.getByText('Deze pagina kon niet worden gevonden.')).toBeInTheDocument();
  });

  test.each([false, true])(
    'the more specific route wins, whichever remote comes first: %s',
    async reversed => {
      const remotes = [remoteWith('/valuation/:id', './Specific'), remoteWith('/:id/list', './General')];
      await open('/valuation/list', undefined, undefined, reversed ? remotes.toReversed() : remotes);
      expect(await screen.findByText('page ./Specific')).toBeInTheDocument();
    },
  );

  test('the title of the tab names what a page has open', async () => {
    const Opened = () => {
      useOpened('Dotterbloemplein');
      return <p>page</p>;
    };
    await open('/', async () => ({ ok: true, Page: Opened }));
    await waitFor(() => expect(document.title).toBe('Dotterbloemplein · Portefeuilles · Kavel'));
  });

  test('a route may do without the top bar', async () => {
    await open('/demo-website');
    expect(await screen.findByText('page ./DemoPage')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  test('a guarded page opens for who holds the key, with name and V1.0.0 in the bar', async () => {
    signIn(['auth.portfolio-hub']);
    await open('/42/hub');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'MV Maud Visser' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'V1.0.0' })).toHaveAttribute('href', '/landing');
    expect(screen.queryByRole('link', { name: 'I' })).not.toBeInTheDocument();
  });

  test('the user state is asked for again at another id of the same route, and decides', async () => {
    signIn(['auth.portfolio-hub']);
    await open('/1/hub');
    expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
    const asked = () =>
      jest.mocked(fetch).mock.calls.filter(([address]) => String(address).endsWith('/user-state'));
    expect(asked()).toHaveLength(1);

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
    expect(asked()).toHaveLength(2);
  });

  test('the user state is asked for once while only the query changes', async () => {
    signIn(['auth.portfolio-hub']);
    await open('/1/hub');
    expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
    act(() => {
      history.pushState(null, '', '/1/hub?q=street');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('page ./HubPage')).toBeInTheDocument();
    expect(fetch).toHaveBeenCalledTimes(1);
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

  test('/intern is closed to who holds auth.intern alone', async () => {
    signIn(['auth.intern']);
    await open('/intern');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  test('what the token lets see is prepared while the service is asked, and nothing else is', async () => {
    signIn(['auth.portfolio-hub']);
    const prepare = jest.fn<void, Parameters<RemoteLoader['prepare']>>();
    await open('/42/hub', () => new Promise(() => undefined), prepare);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(prepare.mock.calls.map(([, module]) => module)).toEqual(['./HubPage']);
  });

  test('without the key the user is at / without a word, and the page is never loaded', async () => {
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

  test('acting shows on every page, also without the top bar, until it is stopped', async () => {
    signIn(['auth.act-on-behalf']);
    localStorage.setItem('selected-user', JSON.stringify({ actor: 'u', userId: 'v', name: 'Sander Bakker' }));
    await open('/demo-website');
    expect(await screen.findByText(/U werkt namens Sander Bakker/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
    expect(screen.queryByText(/U werkt namens/)).not.toBeInTheDocument();
    expect(localStorage.getItem('selected-user')).toBeNull();
  });

  describe('acting on behalf of another', () => {
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

    test('opens only what both may, also by its address, and names what is hidden', async () => {
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

    test('opens what both may, and asks the server whose state it is', async () => {
      actingFor(['auth.portfolio-hub'], []);
      await open('/1/hub');
      expect(await screen.findByText('page ./HubPage')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'V1.0.0' })).toBeInTheDocument();
      expect(screen.queryByText(/verborgen/)).not.toBeInTheDocument();
      expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/auth/user-state?actingFor=v');
    });

    test('closes an open page when another tab begins to act for who may not see it', async () => {
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

  test('the menu leads to one’s account, and to acting for who may', async () => {
    signIn(['auth.portfolio-hub']);
    await open('/');
    expect(await screen.findByRole('menuitem', { name: 'Mijn account', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /Namens/, hidden: true })).not.toBeInTheDocument();
  });

  test('a remote that fails says so within its page, and trying again opens it', async () => {
    let healthy = false;
    await open('/', async () =>
      healthy
        ? page('back again')
        : { ok: false, failure: { kind: 'http', status: 404, detail: '404 mf-manifest.json' } },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('open');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    healthy = true;
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('back again')).toBeInTheDocument();
  });

  test('a page that throws while it draws leaves the shell standing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken page');
    };
    await open('/', async () => ({ ok: true, Page: Broken }));
    expect(await screen.findByRole('alert')).toHaveTextContent('broken page');
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('a link that signs in another person asks first; to stay is one key away', async () => {
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

  test('a session that was ended is over at the next guarded page', async () => {
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
