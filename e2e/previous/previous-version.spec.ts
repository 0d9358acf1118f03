import { resolve } from 'node:path';
import { contractProblem } from '@kavel/contracts';
import type { Page } from '@playwright/test';
import { signInWithoutServices } from '../pages/made-up-session';
import { remotePage } from '../pages/remote-page';
import { expect } from '../pages/test';
import { openReleases, type Releases, root, test } from '../releases/releases';

// Calls to missing services.
test.use({ expectedNoise: ['Failed to load resource', '503'] });

const previous = resolve(root, '.cache/previous');

const pairs = {
  'this host with the remotes before': { hostFrom: root, remotesFrom: previous },
  'the host before with these remotes': { hostFrom: previous, remotesFrom: root },
};

interface Listed {
  name: string;
  contract: string;
  routes: { path: string }[];
}

async function listed({ origin }: Releases): Promise<Listed[]> {
  const response = await fetch(`${origin}/registry.json`);
  const { remotes } = (await response.json()) as { remotes: Listed[] };
  return remotes;
}

/** The page opens, or the older host reports correctly that it does not support the remote's contract. */
async function opens(page: Page, origin: string, { name, contract, routes }: Listed): Promise<void> {
  const path = (routes.find(route => !route.path.includes(':')) ?? routes[0])?.path ?? '/';
  await page.goto(origin + path.replace(/:\w+/g, '7b1f7a52-3d5c-4d0f-9b58-4c8c8f0c2f11'));
  const failure = remotePage.failure(page, name);
  await expect(remotePage.heading(page, name).or(failure)).toBeVisible();
  if (!(await failure.isVisible())) return;
  const said = (await failure.textContent()) ?? '';
  const host = said.match(/host of contract (\d+\.\d+\.\d+)/)?.[1];
  expect(host && contractProblem(contract, host), said).toBeTruthy();
}

for (const [title, { hostFrom, remotesFrom }] of Object.entries(pairs)) {
  test(`${title}: every page opens, or reports the contract that it needs`, async ({ page }) => {
    const releases = await openReleases({ hostFrom, remotesFrom });
    await signInWithoutServices(page, releases.origin);
    for (const remote of await listed(releases)) {
      await test.step(remote.name, () => opens(page, releases.origin, remote));
    }
    await page.goto(`${releases.origin}/no/such/page`);
    await expect(page.getByText('Deze pagina kon niet worden gevonden.')).toBeVisible();
    await releases.close();
  });
}
