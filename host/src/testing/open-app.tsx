import type { PermissionKey, RegisteredRemote, Registry } from '@kavel/contracts';
import { startI18n } from '@kavel/i18n';
import { createQueryClient } from '@kavel/query';
import { startColourMode } from '@kavel/ui/core';
import { render } from '@testing-library/react';
import { App } from '../app/app';
import type { RemoteLoader, RemotePageOutcome } from '../remotes/remote-loader';

export const overrideTitle = 'Neem een onderdeel van een ander adres';

export const title = { nl: 'Portefeuilles', en: 'Portfolios', de: 'Portfolios' };

export const registry: Registry = {
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

export const remoteWith = (path: string, module = './TakenPage'): RegisteredRemote => ({
  name: 'other',
  contract: '2.0.0',
  version: 'v1',
  entry: '/remotes/other/v1/mf-manifest.json',
  container: 'other',
  routes: [{ path, module, permission: null, title, topBar: true }],
  navigation: [],
});

export const base64url = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, '');

export function tokenOf(claims: object): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${base64url({})}.${base64url({ ...claims, exp })}.s`;
}

export function signIn(perm: PermissionKey[]) {
  const token = tokenOf({ sub: 'u', name: 'Maud Visser', email: 'm@k.example', perm });
  document.cookie = `jwt_token=${token}; Path=/`;
  document.cookie = 'refresh_token=r1; Path=/';
  jest.mocked(fetch).mockResolvedValue({
    ok: true,
    status: 200,
    json: async () => ({ result: { permissions: perm } }),
  } as Response);
}

export const page = (text: string): RemotePageOutcome => ({ ok: true, Page: () => <p>{text}</p> });

export async function open(
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
  // jsdom has no resource timing.
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
