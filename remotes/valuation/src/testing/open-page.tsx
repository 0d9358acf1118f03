import { session } from '@kavel/auth';
import type { PermissionKey, Toast } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { startI18n } from '@kavel/i18n';
import { createQueryClient, QueryClientProvider } from '@kavel/query';
import { MemoryRouter, Route, Routes, useLocation } from '@kavel/router';
import { KavelProvider, startColourMode } from '@kavel/ui/core';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

// Whole pages take their time where many test files share two cores.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const base64url = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, '');

/** What jsdom leaves out of the platform. */
function completePlatform(): void {
  Object.assign(globalThis, {
    // A wide window in the light theme.
    matchMedia: (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener() {},
      removeEventListener() {},
    }),
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, { hidePopover() {}, scrollIntoView() {} });
  // A virtualised table draws the rows that fit: it must have a size.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 600 });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: 800 });
}

async function signIn(perm: readonly PermissionKey[]): Promise<void> {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: 'u', name: 'Maud Visser', email: 'm@kavel.example', perm, exp };
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser has after signing in
  document.cookie = `jwt_token=${base64url({})}.${base64url(claims)}.s; Path=/`;
  await session.start();
}

function AddressBar() {
  const { pathname, search } = useLocation();
  return <output aria-label="address bar">{pathname + search}</output>;
}

export interface PageToOpen {
  page: ReactNode;
  route: string;
  address: string;
  /** Null: nobody is signed in. */
  permissions?: readonly PermissionKey[] | null;
}

const manager: readonly PermissionKey[] = ['auth.portfolio-hub', 'auth.automated-valuation'];

/** Opens a page as the host would, and collects the toasts it asks for. */
export async function openPage({ page, route, address, permissions = manager }: PageToOpen) {
  completePlatform();
  startI18n();
  startColourMode();
  if (permissions) await signIn(permissions);
  const toasts: Toast[] = [];
  bus.subscribe('toast', toast => toasts.push(toast));
  const { unmount } = render(
    <KavelProvider nonce={undefined}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={route} element={page} />
          </Routes>
          <AddressBar />
        </MemoryRouter>
      </QueryClientProvider>
    </KavelProvider>,
  );
  return {
    user: userEvent.setup(),
    toasts,
    unmount,
    addressBar: () => screen.getByLabelText('address bar').textContent,
  };
}
