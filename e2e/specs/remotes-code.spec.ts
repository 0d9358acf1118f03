import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { remotePage } from '../pages/remote-page';
import { expect } from '../pages/test';
import { test } from '../releases/releases';
import type { Behaviour } from '../releases/trial-build';

test.use({
  expectedNoise: [
    'trial',
    'Failed to load resource',
    'integrity',
    'already registered',
    'ChunkLoadError',
    'boundary',
  ],
});

const healed = (page: Page, version: string) => page.getByRole('heading', { name: `Trial first ${version}` });

const next = () => `v${randomUUID().slice(0, 8)}`;

const cells: [Behaviour, RegExp][] = [
  ['throws at load', /iets mis in dit onderdeel/],
  ['throws when evaluated', /iets mis in dit onderdeel/],
  ['has no such page', /zit niet in dit onderdeel/],
  ['throws in render', /iets mis in dit onderdeel/],
  ['throws in an effect', /iets mis in dit onderdeel/],
];

for (const [behaviour, says] of cells) {
  test(`a remote that ${behaviour}: its page says so, others open, and a repaired version comes without a reload`, async ({
    page,
    releases,
  }) => {
    await releases.tell({ do: 'publish-trial', trial: { version: next(), behaviour } });
    await page.goto('/trial');
    await expect(remotePage.failure(page, 'trial')).toContainText(says);
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByLabel('E-mailadres')).toBeVisible();
    await page.goBack();
    await expect(remotePage.failure(page, 'trial')).toBeVisible();

    const repaired = next();
    await releases.tell({ do: 'publish-trial', trial: { version: repaired } });
    await remotePage.tryAgain(page);
    await expect(healed(page, repaired)).toBeVisible();
  });
}

for (const behaviour of ['throws in a handler', 'rejects a promise'] as const) {
  test(`a remote that ${behaviour}: the user is told, and the page stays`, async ({ page, releases }) => {
    const version = next();
    await releases.tell({ do: 'publish-trial', trial: { version, behaviour } });
    await page.goto('/trial');
    await page.getByRole('button', { name: 'Act' }).click();
    await expect(page.getByText('Er ging iets mis in een onderdeel (trial).')).toBeVisible();
    await expect(healed(page, version)).toBeVisible();
  });
}

test('a remote built for later contracts is refused with the reason', async ({ page, releases }) => {
  const version = next();
  await releases.tell({ do: 'publish-trial', trial: { version } });
  await releases.tell({ do: 'sign-contract', remote: 'trial', contract: '1.99.0' });
  await page.goto('/trial');
  await expect(remotePage.failure(page, 'trial')).toContainText('past niet bij deze versie');
  await expect(page.getByText(/built for contract 1\.99\.0/)).toBeAttached();
  await releases.tell({ do: 'sign-contract', remote: 'trial', contract: '1.0.0' });
  await remotePage.tryAgain(page);
  await expect(healed(page, version)).toBeVisible();
});

test('a registry that was changed without the key is refused', async ({ page, releases }) => {
  await releases.tell({ do: 'publish-trial', trial: { version: next() } });
  await releases.tell({ do: 'tamper', remote: 'trial' });
  await page.goto('/trial');
  await expect(remotePage.failure(page, 'trial')).toContainText('niet wat er is gepubliceerd');
  const version = next();
  await releases.tell({ do: 'publish-trial', trial: { version } });
  await remotePage.tryAgain(page);
  await expect(healed(page, version)).toBeVisible();
});

test('a registry that was changed on its way to the browser is refused there', async ({ page, releases }) => {
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
  await expect(remotePage.failure(page, 'trial')).toContainText('niet wat er is gepubliceerd');
});
