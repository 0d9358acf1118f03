import type { PermissionKey, Toast } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { startI18n } from '@kavel/i18n';
import { createQueryClient, QueryClientProvider } from '@kavel/query';
import { BrowserRouter, Route, Routes, useLocation } from '@kavel/router';
import { KavelProvider, startColourMode } from '@kavel/ui/core';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { completePlatform } from './complete-platform';
import { signIn } from './sign-in';

// Whole pages render slowly when many test files share two cores.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

function AddressBar() {
  const { pathname, search } = useLocation();
  return <output aria-label="address bar">{pathname + search}</output>;
}

export interface PageToOpen {
  page: ReactNode;
  route: string;
  address: string;
  /** Null: signed out. */
  permissions?: readonly PermissionKey[] | null;
  /** Uses a desktop window; by default a phone. */
  wide?: boolean;
}

const manager: readonly PermissionKey[] = ['auth.portfolio-hub', 'auth.automated-valuation'];

/** Opens a page like the host, and collects its toasts. */
export async function openPage({ page, route, address, permissions = manager, wide = true }: PageToOpen) {
  history.replaceState(null, '', address);
  completePlatform(wide);
  startI18n();
  startColourMode();
  if (permissions) signIn(permissions);
  const toasts: Toast[] = [];
  bus.subscribe('toast', toast => toasts.push(toast));
  const { unmount } = render(
    <KavelProvider nonce={undefined}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter useTransitions={false}>
          <Routes>
            <Route path={route} element={page} />
          </Routes>
          <AddressBar />
        </BrowserRouter>
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
