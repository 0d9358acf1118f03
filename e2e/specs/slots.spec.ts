import { contractVersion, type PermissionKey, permissionKeys } from '@kavel/contracts';
import type { Page, Route } from '@playwright/test';
import { signInWithoutServices } from '../pages/made-up-session';
import { expect } from '../pages/test';
import type { Misbehaviour } from '../releases/misbehave';
import { laterContract, test } from '../releases/releases';

// Provoked errors, and calls to missing services.
test.use({
  expectedNoise: [
    'Failed to load resource',
    'integrity',
    'already registered',
    'ChunkLoadError',
    'boundary',
    'misbehaves',
    'No services here',
    '503',
  ],
});

/** The start page of portfolio-hub has a card of valuation. */
const remote = 'valuation';
const files = `**/remotes/${remote}/**`;
const card = (page: Page) => page.getByRole('region', { name: 'Laatst gewijzigde waarderingen' });
const failure = (page: Page) => card(page).getByText('kon niet worden getoond');

async function openStart(page: Page, origin: string, permissions?: readonly PermissionKey[]) {
  await signInWithoutServices(page, origin, permissions);
  await page.goto('/start');
}

/** The widget failed, and the page around it is unchanged. */
async function failsAlone(page: Page) {
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await expect(page.getByText('Dit onderdeel (')).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
}

async function comesBack(page: Page) {
  await card(page).getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(card(page).getByRole('heading', { name: 'Laatst gewijzigde waarderingen' })).toBeVisible();
  await expect(failure(page)).toBeHidden();
}

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'gone' });

const broken: Misbehaviour[] = [
  'throws at load',
  'throws when evaluated',
  'has no such page',
  'throws in render',
  'throws in an effect',
];

test('a widget with a bug fails alone, and its repaired version is loaded without a reload', async ({
  page,
  releases,
}) => {
  test.slow();
  for (const misbehaviour of broken) {
    await test.step(misbehaviour, async () => {
      await releases.tell({ do: 'publish-misbehaving', remote, misbehaviour });
      await openStart(page, releases.origin);
      await failsAlone(page);
      await releases.tell({ do: 'rollback', remote });
      await comesBack(page);
    });
  }
});

const chunk = /\/remotes\/valuation\/.*__federation_expose_RecentValuations[^/]*\.js/;
const cells: Record<string, { which: string | RegExp; answer: (route: Route) => unknown }> = {
  'all files 404': { which: files, answer: status(404) },
  'its chunk 404': { which: chunk, answer: status(404) },
  'no connection': { which: files, answer: route => route.abort() },
  'another chunk than was published': {
    which: chunk,
    answer: route =>
      route.fulfill({ body: 'window.tampered = true', headers: { 'content-type': 'text/javascript' } }),
  },
  'files that never come': { which: files, answer: () => undefined },
};

test('a widget with missing files fails alone, and recovers without a reload', async ({ page, releases }) => {
  for (const [name, { which, answer }] of Object.entries(cells)) {
    await test.step(name, async () => {
      await page.route(which, answer);
      await openStart(page, releases.origin);
      await failsAlone(page);
      await page.unroute(which, answer);
      await comesBack(page);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    });
  }
});

test('a widget built for a later contract reports that it could not be shown', async ({ page, releases }) => {
  await releases.tell({ do: 'sign-contract', remote, contract: laterContract });
  await openStart(page, releases.origin);
  await failsAlone(page);
  await expect(card(page).getByText(`built for contract ${laterContract}`)).toBeAttached();
  await releases.tell({ do: 'sign-contract', remote, contract: contractVersion });
  await comesBack(page);
});

test('widgets of a disabled remote are not rendered', async ({ page, releases }) => {
  await releases.tell({ do: 'disable', remote, disabled: true });
  await openStart(page, releases.origin);
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  await releases.tell({ do: 'disable', remote, disabled: false });
});

test('without its permission nothing of a widget is fetched', async ({ page, releases }) => {
  const fetched: string[] = [];
  page.on('request', request => fetched.push(new URL(request.url()).pathname));
  const others = permissionKeys.filter(key => key !== 'auth.automated-valuation');
  await openStart(page, releases.origin, others);
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  expect(fetched.filter(path => path.startsWith('/remotes/portfolio-hub/'))).not.toEqual([]);
  expect(fetched.filter(path => path.startsWith('/remotes/valuation/'))).toEqual([]);
});
