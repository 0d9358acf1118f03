import { startI18n } from '@kavel/i18n';
import { createQueryClient, QueryClientProvider } from '@kavel/query';
import { MemoryRouter, Route, Routes, useLocation } from '@kavel/router';
import { KavelProvider, startColourMode } from '@kavel/ui/core';
import { configure, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Looking up by role is slow in jsdom, and slower on two busy cores. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

type Answer = { status?: number; result?: unknown; error?: unknown; bytes?: Uint8Array };

const pictureSize = { width: 755, height: 630 };

function AddressBar() {
  const { pathname, search } = useLocation();
  return <output aria-label="address bar">{pathname + search}</output>;
}

/** What jsdom has no layout, colours or canvas for. */
function fillInBrowser(): void {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    IntersectionObserver: class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
    ResizeObserver: class {
      constructor(private readonly resized: (entries: { contentRect: DOMRectInit }[]) => void) {}
      observe() {
        this.resized([{ contentRect: pictureSize }]);
      }
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** Opens a page at an address; `answer` stands for the server: by path, method in front where it is no GET. */
export function openPage(page: ReactNode, address: string, answer: (call: string, body: unknown) => Answer) {
  fillInBrowser();
  startI18n();
  startColourMode();
  globalThis.fetch = async (input, init) => {
    const path = String(input).replace('/api/real-estate-data', '');
    const call = init?.method && init.method !== 'GET' ? `${init.method} ${path}` : path;
    const { status = 200, bytes, ...rest } = answer(call, JSON.parse(String(init?.body ?? 'null')));
    return {
      ok: status < 400,
      status,
      json: async () => rest,
      arrayBuffer: async () => bytes,
    } as unknown as Response;
  };
  const [path = '/'] = address.split('?');
  render(
    <KavelProvider nonce={undefined}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={page} />
          </Routes>
          <AddressBar />
        </MemoryRouter>
      </QueryClientProvider>
    </KavelProvider>,
  );
  return { addressBar: () => screen.getByLabelText('address bar').textContent };
}
