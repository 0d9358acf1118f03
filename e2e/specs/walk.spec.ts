import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Device, prepareChecks, problemsOf, settled, sizes } from '../pages/page-checks';
import { emptyPathsOf, hostPaths, pathsOf, registeredRoutes, routeOf, withoutAliases } from '../pages/routes';
import { session } from '../pages/session';
import { expect, hearNoise, test } from '../pages/test';
import { apiOf, emptySubjects, fullSubjects } from '../pages/walk-data';

/** Console messages to ignore: of a map that is collapsed on a phone, and of errors that the walk provokes. */
const expectedNoise = [
  'No map visible',
  // Of the 3D map, drawn without a graphics card.
  'GPU stall due to ReadPixels',
  '404 (Not Found)',
  '/invitations/read: HTTP error! Status: 404',
  '/recovery/read: HTTP error! Status: 404',
  '/passport-links/read: HTTP error! Status: 404',
];
const bothDevices: readonly Device[] = ['desktop', 'phone'];

/** Number of parallel walks: while one waits for data another computes. */
const walkers = 2;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Walk {
  /** Cookies of the signed-in user; empty for a visitor. Signing in on every walk would be throttled. */
  cookies?: Cookies;
  places: Record<string, string>;
  devices: readonly Device[];
}

/** Opens each path and returns all problems: findings of axe, targets, headings, violations of the content policy. */
async function walk(browser: Browser, { cookies = [], places, devices }: Walk): Promise<string[]> {
  const left = Object.entries(places);
  const found: string[] = [];
  const goOn = async (page: Page) => {
    await prepareChecks(page);
    for (let next = left.shift(); next; next = left.shift()) {
      const [route, path] = next;
      await page.setViewportSize(sizes[devices[0] ?? 'desktop']);
      await page.goto(path);
      await settled(page, path);
      found.push(...(await problemsOf(page, devices)).map(problem => `${route} ${problem}`));
    }
  };
  // Theme and brand are per browser context, so each walker has its own.
  const walkOn = async () => {
    const context = await browser.newContext();
    await context.addCookies(cookies);
    const page = await context.newPage();
    const noise = hearNoise(page);
    await goOn(page);
    await context.close();
    found.push(...noise.filter(text => !expectedNoise.some(part => text.includes(part))));
  };
  await Promise.all(Array.from({ length: walkers }, walkOn));
  return found;
}

test.use({ expectedNoise });

test('a visitor finds no problem on any public page', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const routes = await registeredRoutes(page);
  const places = withoutAliases({ ...hostPaths.visitor, ...pathsOf(null) }, routes);
  expect(await walk(browser, { places, devices: bothDevices })).toEqual([]);
});

// Serial: the first walk needs a user without data.
test.describe('a user with every permission', () => {
  test.describe.configure({ mode: 'serial', timeout: 480_000 });

  test('finds no problem on empty pages', async ({ page, browser }) => {
    await session.signIn(page, 'admin');
    const call = await apiOf(page);
    // Computed at its first request, which takes up to a minute: request it in advance.
    await call('GET', '/real-estate-data/model/report');
    const subjects = await emptySubjects(call, page.request);
    // An empty page has the same content at any width: check the narrowest.
    const cookies = await page.context().cookies();
    expect(await walk(browser, { cookies, places: emptyPathsOf(subjects), devices: ['phone'] })).toEqual([]);
  });

  test('finds no problem on any page with a valued portfolio, and visits every page', async ({
    page,
    browser,
  }) => {
    await session.signInOnPage(page, 'admin');
    const routes = await registeredRoutes(page);
    const subjects = await fullSubjects(await apiOf(page), page.request);
    const places = withoutAliases({ ...hostPaths.member, ...pathsOf(subjects) }, routes);
    const cookies = await page.context().cookies();
    expect(await walk(browser, { cookies, places, devices: bothDevices })).toEqual([]);
    const walked = new Set(
      Object.keys({ ...places, ...pathsOf(null) }).map(place => routes.get(routeOf(place))),
    );
    expect([...routes.entries()].filter(([, shown]) => !walked.has(shown))).toEqual([]);
  });
});
