import { session } from '@kavel/auth';
import { startI18n } from '@kavel/i18n';
import { createQueryClient, QueryClientProvider } from '@kavel/query';
import { MemoryRouter, Route, Routes, useLocation } from '@kavel/router';
import { KavelProvider, startColourMode } from '@kavel/ui/core';
import { configure, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Looking up by role is slow in jsdom, and slower on two busy cores. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

type Answer = { status?: number; result?: unknown; error?: unknown };

const base64url = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, '');

function AddressBar() {
  const { pathname, search } = useLocation();
  return <output aria-label="address bar">{pathname + search}</output>;
}

async function signIn(): Promise<void> {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = {
    sub: 'u',
    name: 'Maud Visser',
    email: 'm@kavel.example',
    perm: ['auth.property-pass'],
    exp,
  };
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser has after signing in
  document.cookie = `jwt_token=${base64url({})}.${base64url(claims)}.s; Path=/`;
  await session.start();
}

/** Opens a page at an address for a signed-in user; `answer` stands for the server, by the path of the call. */
export async function openPage(
  page: ReactNode,
  route: string,
  address: string,
  answer: (call: string) => Answer,
) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
  startI18n();
  startColourMode();
  globalThis.fetch = async input => {
    const { status = 200, ...rest } = answer(String(input).replace('/api/real-estate-data', ''));
    return { ok: status < 400, status, json: async () => rest } as Response;
  };
  await signIn();
  render(
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
  return { addressBar: () => screen.getByLabelText('address bar').textContent };
}
