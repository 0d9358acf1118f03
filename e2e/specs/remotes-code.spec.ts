import { randomUUID } from 'node:crypto';
import { contractVersion } from '@kavel/contracts';
import type { Page } from '@playwright/test';
import { signInWithoutServices } from '../pages/made-up-session';
import { remotePage } from '../pages/remote-page';
import { expect } from '../pages/test';
import type { Misbehaviour } from '../releases/misbehave';
import { builtRemotes, laterContract, meetsEveryFault, pathOf, test } from '../releases/releases';

test.use({
  expectedNoise: [
    'trial',
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

const healed = (page: Page, version: string) => page.getByRole('heading', { name: `Trial first ${version}` });

const next = () => `v${randomUUID().slice(0, 8)}`;

/** Expected message of the page for each bug in the code of a remote. */
const broken: [Misbehaviour, RegExp][] = [
  ['throws at load', /iets mis in dit onderdeel/],
  ['throws when evaluated', /iets mis in dit onderdeel/],
  ['has no such page', /zit niet in dit onderdeel/],
  ['throws in render', /iets mis in dit onderdeel/],
  ['throws in an effect', /iets mis in dit onderdeel/],
];
/** Timeout until the page shows the error. Measured: 0.6 to 1.2 s. */
const atOnce = { timeout: 5_000 };
const survived: Misbehaviour[] = ['throws in a handler', 'rejects a promise'];

for (const remote of builtRemotes) {
  const isFull = meetsEveryFault(remote);
  const fatal = isFull ? broken : broken.filter(([misbehaviour]) => misbehaviour === 'throws in render');
  const harmless = isFull ? survived : [];

  test(`${remote}: for ${isFull ? 'any' : 'a'} bug in its code, its page says so, others open, and a repaired version is loaded without a reload`, async ({
    page,
    releases,
  }) => {
    test.slow();
    await signInWithoutServices(page, releases.origin);
    const path = await pathOf(remote, releases.origin);
    for (const [misbehaviour, says] of fatal) {
      await test.step(misbehaviour, async () => {
        await releases.tell({ do: 'publish-misbehaving', remote, misbehaviour });
        await page.goto(path);
        await expect(remotePage.failure(page, remote)).toContainText(says, atOnce);
        await remotePage.shellWorks(page);
        await releases.tell({ do: 'rollback', remote });
        await remotePage.tryAgain(page);
        await remotePage.isShown(page, remote);
      });
    }
    for (const misbehaviour of harmless) {
      await test.step(misbehaviour, async () => {
        await releases.tell({ do: 'publish-misbehaving', remote, misbehaviour });
        await page.goto(path);
        await page.getByRole('button', { name: 'Act', exact: true }).click();
        await expect(page.getByText(`Er ging iets mis in een onderdeel (${remote}).`)).toBeVisible(atOnce);
        await remotePage.isShown(page, remote);
        await releases.tell({ do: 'rollback', remote });
      });
    }
    await test.step('contract too new', async () => {
      await releases.tell({ do: 'sign-contract', remote, contract: laterContract });
      await page.goto(path);
      await expect(remotePage.failure(page, remote)).toContainText('past niet bij deze versie', atOnce);
      await expect(page.getByText(`built for contract ${laterContract}`)).toBeAttached();
      await releases.tell({ do: 'sign-contract', remote, contract: contractVersion });
      await remotePage.tryAgain(page);
      await remotePage.isShown(page, remote);
    });
  });
}

test('while a remote throws other pages open, and returning shows the error again', async ({
  page,
  releases,
}) => {
  await releases.tell({ do: 'publish-misbehaving', remote: 'marketing', misbehaviour: 'throws in render' });
  await page.goto('/');
  await expect(remotePage.failure(page, 'marketing')).toBeVisible(atOnce);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  await page.goBack();
  await expect(remotePage.failure(page, 'marketing')).toBeVisible(atOnce);
  await releases.tell({ do: 'rollback', remote: 'marketing' });
});

test('a registry modified without the signing key is refused', async ({ page, releases }) => {
  await releases.tell({ do: 'publish-trial', trial: { version: next() } });
  await releases.tell({ do: 'tamper', remote: 'trial' });
  await page.goto('/trial');
  await expect(remotePage.failure(page, 'trial')).toContainText('niet wat er is gepubliceerd', atOnce);
  const version = next();
  await releases.tell({ do: 'publish-trial', trial: { version } });
  await remotePage.tryAgain(page);
  await expect(healed(page, version)).toBeVisible();
});

test('a registry modified on its way to the browser is refused there', async ({ page, releases }) => {
  await releases.tell({ do: 'publish-trial', trial: { version: next() } });
  await page.route('**/trial', async route => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/("path":"\/trial","module":".\/)FirstPage/, '$1SecondPage'),
    });
  });
  await page.goto('/trial');
  await expect(remotePage.failure(page, 'trial')).toContainText('niet wat er is gepubliceerd', atOnce);
});
