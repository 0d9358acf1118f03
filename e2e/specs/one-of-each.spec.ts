import type { Page, Response } from '@playwright/test';
import { expect, test } from '../pages/test';

/** Words that stand in a library's own code and that no minifier changes. */
const marks = {
  React: 'Minified React error',
  'the elements of React': 'react.transitional.element',
  'the session': 'kavel-refresh',
  'the bus': 'kavel-bus',
  Emotion: 'data-emotion',
  'TanStack Query': 'No QueryClient set',
};

/** Every script that came in, by path. */
function collectScripts(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && response.ok()) scripts.set(pathname, response.text());
  });
  return scripts;
}

/** How often the page made one of what there may be one of; before any script runs. */
function countMakings(): void {
  const made = { renderers: 0, buses: 0, sessions: 0 };
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
  const setInterval = window.setInterval;
  // The session looks at its token every minute.
  window.setInterval = ((work: () => void, delay: number) => {
    if (delay === 60_000) made.sessions += 1;
    return setInterval(work, delay);
  }) as typeof window.setInterval;
}

/** Distinct query clients that the components on screen were given. */
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

test('with three remotes loaded there is one of each', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.addInitScript(countMakings);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Hoofdnavigatie' });
  await navigation.getByRole('link', { name: 'Kaart' }).click();
  await expect(page.getByRole('combobox', { name: 'Zoek een adres' })).toBeVisible();
  // The third one without leaving the page.
  await page.evaluate(() => {
    history.pushState(null, '', '/landing');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => remotesIn(scripts)).toEqual(['map-workspace', 'marketing', 'portfolio-hub']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const texts = await Promise.all([...scripts].map(async ([path, text]) => ({ path, text: await text })));
  for (const [what, mark] of Object.entries(marks)) {
    const carriers = texts.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
    expect(carriers, `scripts that carry ${what}`).toHaveLength(1);
    expect(carriers[0], `where ${what} is`).not.toContain('/remotes/');
  }
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual({
    renderers: 1,
    buses: 1,
    sessions: 1,
  });
  expect(await page.evaluate(queryClients)).toBe(1);
  const caches = await page
    .locator('style[data-emotion]')
    .evaluateAll(styles => styles.map(style => style.getAttribute('data-emotion')?.split(/[\s-]/)[0]));
  expect(new Set(caches)).toEqual(new Set(['kavel']));
});

function remotesIn(scripts: Map<string, unknown>): string[] {
  const names = [...scripts.keys()].map(path => path.match(/^\/remotes\/([^/]+)\//)?.[1]);
  return [...new Set(names.filter(name => name !== undefined))].sort();
}

test('five tabs whose token runs out refresh it once', async ({ context, request, baseURL }) => {
  const login = await request.post('/api/auth/login', {
    data: { email: 'manager@kavel.example', password: 'kavel-demo' },
  });
  const { result } = (await login.json()) as { result: { access_token: string; refresh_token: string } };
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'jwt_token', value: soonOver(result.access_token), url, sameSite: 'Strict' },
    { name: 'refresh_token', value: result.refresh_token, url, sameSite: 'Strict' },
  ]);
  let refreshes = 0;
  context.on('request', asked => {
    if (new URL(asked.url()).pathname === '/refresh-token') refreshes += 1;
  });
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(tabs.map(tab => tab.goto('/valuations')));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Waarderingen' })).toBeVisible();
  const [token] = (await context.cookies()).filter(({ name }) => name === 'jwt_token');
  expect(token?.value).not.toBe(soonOver(result.access_token));
  expect(refreshes).toBe(1);
});

/** The same token, as far as a browser can tell, with five minutes to go: within the ten in which it is renewed. */
function soonOver(token: string): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const exp = Math.floor(Date.now() / 1_000) + 300;
  return [head, Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url'), signature].join('.');
}
