import { session } from '@kavel/auth';
import type { PermissionKey } from '@kavel/contracts';
import { startI18n } from '@kavel/i18n';
import { createQueryClient, QueryClientProvider } from '@kavel/query';
import { MemoryRouter, useLocation } from '@kavel/router';
import { KavelProvider, startColourMode } from '@kavel/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchPage from '../pages/search-page';
import { estimateOf, objectOf, portfolioId, portfolioOf, status } from './data';

export type Answer = { status?: number; result?: unknown; error?: unknown };

function AddressBar() {
  const { pathname, search } = useLocation();
  return <output aria-label="address bar">{pathname + search}</output>;
}

/** What jsdom has no layout or top layer for. */
function fillInBrowser(): void {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollTo = () => {};
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 600 });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: 300 });
}

function encode(part: object): string {
  return btoa(JSON.stringify(part)).replace(/=/g, '').replace(/\+/g, '-').replace(/\//g, '_');
}

/** Signs in with some permissions; the page's address has to be https for the cookies. */
export function signIn(permissions: readonly PermissionKey[]): void {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: portfolioId,
    org: portfolioId,
    name: 'Manager',
    email: 'm@kavel.example',
    perm: permissions,
  };
  const token = `${encode({ alg: 'ES256' })}.${encode({ ...claims, iat: seconds, exp: seconds + 7200 })}.x`;
  session.signIn({ access_token: token, refresh_token: 'r' });
}

/** What the services answer when a test says nothing else. */
function usualAnswer(call: string): Answer {
  if (call === '/catalogue/status') return { result: status };
  const [, object] = call.match(/^\/objects\/02000100001303(\d\d)$/) ?? [];
  if (object) return { result: objectOf(Number(object)) };
  const [, estimated] = call.match(/^\/addresses\/02000100001303(\d\d)\/estimate$/) ?? [];
  if (estimated) return { result: estimateOf(objectOf(Number(estimated))) };
  if (call === '/portfolios') return { result: [portfolioOf([38, 41])] };
  if (call === `/portfolios/${portfolioId}`) return { result: portfolioOf([38, 41]) };
  return { status: 404, error: { code: 'not-found', message: call } };
}

/** Opens the page at an address; `answer` stands for the servers and may leave a call to the usual answer. */
export async function openWorkspace(
  address = '/search',
  answer: (call: string, body: unknown) => Answer | null = () => null,
) {
  fillInBrowser();
  startI18n();
  startColourMode();
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input).replace(/^\/api\/[a-z-]+/, '');
    const call = init?.method && init.method !== 'GET' ? `${init.method} ${path}` : path;
    calls.push(call);
    const { status: code = 200, ...rest } =
      answer(call, JSON.parse(String(init?.body ?? 'null'))) ?? usualAnswer(call);
    return { ok: code < 400, status: code, json: async () => rest } as Response;
  };
  const user = userEvent.setup();
  await act(async () => {
    render(
      <KavelProvider nonce={undefined}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[address]}>
            <SearchPage />
            <AddressBar />
          </MemoryRouter>
        </QueryClientProvider>
      </KavelProvider>,
    );
  });
  const map = await screen.findByRole('region', { name: 'Kaart van adressen en gebouwen' });
  return {
    user,
    calls,
    map,
    view: () => JSON.parse(map.dataset.view ?? 'null') as unknown,
    query: () => new URLSearchParams(screen.getByLabelText('address bar').textContent?.split('?')[1]),
  };
}
