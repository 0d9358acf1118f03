import type { Route } from '@playwright/test';
import { signInWithoutServices } from '../pages/made-up-session';
import { remotePage } from '../pages/remote-page';
import { expect } from '../pages/test';
import { builtRemotes, meetsEveryFault, pathOf, test } from '../releases/releases';

// Provoked errors, and calls to missing services.
test.use({
  expectedNoise: [
    'Failed to load resource',
    'integrity',
    'already registered',
    'preload',
    '503',
    '/catalogue/status',
  ],
});

const manifest = /\/mf-manifest\.json/;
const entry = /\/remote-entry\.[^/]*\.js/;
const chunk = /\/__federation_expose_[^/]*\.js/;
const everything = /\/remotes\//;

const never = () => undefined;
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'gone' });
const javascript = { 'content-type': 'text/javascript' };

/** What is done to the files of a remote, and the expected message. */
const cells: Record<string, { files: RegExp; answer: (route: Route) => unknown; says: RegExp }> = {
  'manifest 404': { files: manifest, answer: status(404), says: /zijn er niet/ },
  'manifest 500': { files: manifest, answer: status(500), says: /zijn er niet/ },
  'entry 404': { files: entry, answer: status(404), says: /zijn er niet/ },
  'no connection': { files: everything, answer: route => route.abort(), says: /geen verbinding/ },
  'truncated script': {
    files: entry,
    answer: async route => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.length / 2) });
    },
    says: /niet wat er is gepubliceerd/,
  },
  'HTML instead of script': {
    files: chunk,
    answer: route => route.fulfill({ body: '<!doctype html><p>Welkom', contentType: 'text/html' }),
    says: /niet wat er is gepubliceerd/,
  },
  'wrong integrity of the manifest': {
    files: manifest,
    answer: route => route.fulfill({ json: { metaData: {}, exposes: [] } }),
    says: /niet wat er is gepubliceerd/,
  },
  'wrong integrity of a chunk': {
    files: chunk,
    answer: route => route.fulfill({ body: 'window.tampered = true', headers: javascript }),
    says: /niet wat er is gepubliceerd/,
  },
};

/**
 * Timeout until the page shows the error: immediate, except for files that never arrive. Measured: 0.6 to 1.2 and 3.6
 * s.
 */
const atOnce = { timeout: 5_000 };
const inTime = { timeout: 8_000 };

/** Requests without any response. */
const silentFiles = { 'never answers': everything, 'entry never answers': entry };

for (const remote of builtRemotes) {
  const isFull = meetsEveryFault(remote);
  const faults = Object.entries(cells).filter(([name]) => isFull || name === 'entry 404');

  test(`${remote}: for ${isFull ? 'any' : 'a'} problem with its files, the shell works, its page shows the cause, and it recovers without a reload`, async ({
    page,
    releases,
  }) => {
    await signInWithoutServices(page, releases.origin);
    const path = await pathOf(remote, releases.origin);
    for (const [name, { files, answer, says }] of faults) {
      await test.step(name, async () => {
        await page.route(files, answer);
        await page.goto(path);
        await expect(remotePage.failure(page, remote)).toContainText(says, atOnce);
        await remotePage.shellWorks(page);
        await page.unroute(files, answer);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await remotePage.tryAgain(page);
        await remotePage.isShown(page, remote);
        expect(await page.evaluate(() => ['sameDocument', 'tampered'].map(key => key in window))).toEqual([
          true,
          false,
        ]);
      });
    }
  });

  if (!isFull) continue;
  test(`${remote}: a server that never responds times out, and meanwhile other routes open`, async ({
    page,
    releases,
  }) => {
    await signInWithoutServices(page, releases.origin);
    const path = await pathOf(remote, releases.origin);
    for (const [name, files] of Object.entries(silentFiles)) {
      await test.step(name, async () => {
        await page.route(files, never);
        await page.goto(path);
        await expect(remotePage.failure(page, remote)).toContainText('antwoordt niet op tijd', inTime);
        await page.evaluate(() => history.pushState(null, '', '/no/such/page'));
        await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
        await expect(page.getByText('Deze pagina kon niet worden gevonden.')).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await signInWithoutServices(page, releases.origin);
        await page.goBack();
        await remotePage.isShown(page, remote);
      });
    }
  });
}

test('another remote opens while one is unavailable', async ({ page, releases }) => {
  await signInWithoutServices(page, releases.origin);
  await page.route('**/remotes/valuation/**', status(404));
  await page.goto('/valuations');
  await expect(remotePage.failure(page, 'valuation')).toBeVisible(atOnce);
  await page.getByRole('link', { name: 'Portefeuilles' }).click();
  await remotePage.isShown(page, 'portfolio-hub');
});

test('a remote that requires another React is refused, and opens when it requires ours', async ({
  page,
  releases,
}) => {
  await releases.tell({
    do: 'publish-changed',
    remote: 'marketing',
    from: 'requiredVersion:"^19.0.0"',
    to: 'requiredVersion:"^18.0.0"',
  });
  await page.goto('/');
  await expect(remotePage.failure(page, 'marketing')).toContainText(
    'andere versie van wat Kavel deelt',
    atOnce,
  );
  await releases.tell({ do: 'rollback', remote: 'marketing' });
  await remotePage.tryAgain(page);
  await remotePage.isShown(page, 'marketing');
});
