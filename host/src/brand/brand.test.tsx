import type { PageBrand, Registry } from '@kavel/contracts';
import { startI18n } from '@kavel/i18n';
import { createQueryClient } from '@kavel/query';
import { startColourMode } from '@kavel/ui/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app';
import { brandExit } from './leave-brand';

const title = { nl: 'Welkom', en: 'Welcome', de: 'Willkommen' };
const label = { nl: 'Waarderen', en: 'Value', de: 'Bewerten' };
const route = (path: string) => ({ path, module: './Page', permission: null, title, topBar: true });

const registry: Registry = {
  remotes: [
    {
      name: 'open',
      contract: '2.0.0',
      version: 'v1',
      entry: '/remotes/open/v1/mf-manifest.json',
      container: 'open',
      routes: [route('/'), route('/gemeente'), route('/other')],
      navigation: [{ path: '/other', label: title, audience: 'visitor', permission: null, order: 1 }],
    },
  ],
};

const gemeente: PageBrand = {
  brand: {
    id: 'gemeente',
    name: 'Gemeente',
    door: '/gemeente',
    navigation: [{ path: '/gemeente', label, audience: 'visitor', permission: null, order: 1 }],
    logo: { light: '/brands/gemeente/logo.svg?v=1', dark: '/brands/gemeente/logo-dark.svg?v=2' },
  },
  doors: ['/gemeente'],
};

async function open(path: string, brand: PageBrand) {
  history.replaceState(null, '', path);
  const { session } = await import('@kavel/auth');
  await session.start();
  return render(
    <App
      registry={registry}
      brand={brand}
      config={{ environment: 'accept', analyticsScript: null, tileServer: null }}
      loader={{
        prepare: () => undefined,
        loadPage: async () => ({ ok: true, Page: () => <p>the page</p> }),
        pageBroke: (_, __, error) => ({ kind: 'evaluation', detail: String(error) }),
        loadWidget: async () => ({ ok: false, failure: { kind: 'network', detail: '' } }),
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
  startI18n();
  startColourMode();
});

beforeEach(() => localStorage.clear());

test('in a brand the bar has its logo linking to its entrance, its navigation, and its name in the title', async () => {
  const { container } = await open('/gemeente', gemeente);
  await screen.findByText('the page');
  const logo = screen.getByRole('link', { name: 'Gemeente, naar de startpagina' });
  expect(logo).toHaveAttribute('href', '/gemeente');
  expect(container.querySelector('[data-logo=light]')).toHaveAttribute(
    'src',
    '/brands/gemeente/logo.svg?v=1',
  );
  expect(screen.getByText('Waarderen')).toHaveAttribute('href', '/gemeente');
  expect(screen.queryByText('Welkom')).not.toBeInTheDocument();
  expect(document.title).toBe('Welkom · Gemeente');
});

test('at / in a brand a visitor is asked to sign in; Kavel itself shows its page', async () => {
  const { unmount } = await open('/', gemeente);
  expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeInTheDocument();
  unmount();
  await open('/', { brand: null, doors: ['/gemeente'] });
  expect(await screen.findByText('the page')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Welkom · Kavel'));
});

describe('a brand ends', () => {
  const token = (permissions: string[]) => {
    const claims = { sub: 'u1', name: 'Vera', email: 'vera@vesteda.example', perm: permissions, exp: 4e9 };
    return `e30.${btoa(JSON.stringify(claims))}.x`;
  };
  let leave: jest.SpyInstance;
  let reload: jest.SpyInstance;
  beforeEach(() => {
    // jsdom has no popover API.
    Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
    leave = jest.spyOn(brandExit, 'leave').mockImplementation(() => undefined);
    reload = jest.spyOn(brandExit, 'reload').mockImplementation(() => undefined);
  });
  afterEach(() => {
    document.cookie = 'jwt_token=; Path=/; Max-Age=0';
    jest.restoreAllMocks();
  });

  test('when a signed-in user is sent to /, without asking to sign in again', async () => {
    document.cookie = `jwt_token=${token(['auth.portfolio-hub'])}; Path=/; Max-Age=100`;
    await open('/', gemeente);
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading', { name: 'Inloggen' })).not.toBeInTheDocument();
  });

  test('on logging out, from the menu', async () => {
    document.cookie = `jwt_token=${token([])}; Path=/; Max-Age=100`;
    await open('/gemeente', gemeente);
    await userEvent.click(await screen.findByRole('button', { name: /Vera/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('by the link back in the bar', async () => {
    await open('/gemeente', gemeente);
    expect(await screen.findByText('Naar Kavel', { selector: 'a' })).toHaveAttribute('href', '/');
  });

  test('in other tabs when Kavel’s own entrance is opened, but not behind the partner’s entrance', async () => {
    const { unmount } = await open('/other', gemeente);
    await screen.findByText('the page');
    dispatchEvent(new StorageEvent('storage', { key: 'brand-left' }));
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
    await open('/gemeente', gemeente);
    await screen.findByText('the page');
    dispatchEvent(new StorageEvent('storage', { key: 'brand-left' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
