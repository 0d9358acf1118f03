import type { Page, Response } from '@playwright/test';
import { expect } from './test';

/** Strings in the code of libraries that a minifier keeps. */
export const marks = {
  'the elements of React': 'react.transitional.element',
  'the session': 'kavel-refresh',
  'the bus': 'kavel-bus',
  Emotion: 'data-emotion',
  'TanStack Query': 'No QueryClient set',
};

/** All loaded scripts, by address. */
export function collectScripts(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response: Response) => {
    const { href, pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && response.ok()) scripts.set(href, response.text());
  });
  return scripts;
}

/** Counts how often the page creates each singleton; installed before any script runs. */
export function countMakings(): void {
  const made = { renderers: 0, buses: 0 };
  Object.assign(window, {
    made,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => {
        made.renderers += 1;
        return made.renderers;
      },
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });
  const Channel = window.BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      if (name === 'kavel-bus') made.buses += 1;
    }
  };
}

/** Number of distinct query clients used by the rendered components. */
function queryClients(): number {
  interface Fiber {
    memoizedProps: { client?: { getQueryCache?: unknown } } | null;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const clients = new Set<unknown>();
  const walk = (fiber: Fiber | null): void => {
    for (let at = fiber; at; at = at.sibling) {
      const client = at.memoizedProps?.client;
      if (client?.getQueryCache) clients.add(client);
      walk(at.child);
    }
  };
  const root = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find(name => name.startsWith('__reactContainer$'));
  walk(key ? (root[key] ?? null) : null);
  return clients.size;
}

/** Opens pages of three remotes one after the other, without a page load. */
export async function visitThreeRemotes(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/estimate/boron`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/search', '/landing']) {
    await page.evaluate(wanted => {
      history.pushState(null, '', wanted);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(
      page
        .locator('main')
        .getByRole(path === '/search' ? 'combobox' : 'heading')
        .first(),
    ).toBeVisible();
  }
}

/** Singletons are created once, and everything on screen uses the same instance. */
export async function expectOneOfEach(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual({
    renderers: 1,
    buses: 1,
  });
  expect(await page.evaluate(queryClients)).toBe(1);
  const caches = await page
    .locator('style[data-emotion]')
    .evaluateAll(styles => styles.map(style => style.getAttribute('data-emotion')?.split(/[\s-]/)[0]));
  expect(new Set(caches)).toEqual(new Set(['kavel']));
}

/** Addresses of the scripts that contain a string. */
export async function carriersOf(mark: string, scripts: Map<string, Promise<string>>): Promise<string[]> {
  const texts = await Promise.all([...scripts].map(async ([url, text]) => ({ url, text: await text })));
  return texts.filter(({ text }) => text.includes(mark)).map(({ url }) => url);
}
