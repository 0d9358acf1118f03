import type { PageBrand, Registry } from '@kavel/contracts';
import { startI18n } from '@kavel/i18n';
import { createQueryClient } from '@kavel/query';
import { startColourMode } from '@kavel/ui/core';
import { render, screen, waitFor } from '@testing-library/react';
import { App } from '../app/app';

const title = { nl: 'Welkom', en: 'Welcome', de: 'Willkommen' };
const label = { nl: 'Waarderen', en: 'Value', de: 'Bewerten' };
const route = (path: string) => ({ path, module: './Page', permission: null, title, topBar: true });

const registry: Registry = {
  remotes: [
    {
      name: 'open',
      contract: '1.0.0',
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
      }}
      queryClient={createQueryClient()}
    />,
  );
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'matchMedia', {
    value: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  startI18n();
  startColourMode();
});

beforeEach(() => localStorage.clear());

test('in a brand the bar has its logo, which leads to its door, its navigation and its name in the title', async () => {
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
