import { readFileSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { variables } from '../../environment';
import { portfolios } from '../../pages/portfolios';
import { session } from '../../pages/session';
import { expect, test } from '../../pages/test';

test.use({ expectedNoise: ['503', 'unavailable', 'Failed to'] });

/** Timeout until the page shows the error. */
const soon = { timeout: 10_000 };

const cluster = resolve(variables.KAVEL_DATA, 'postgres/data');

/** Process id of PostgreSQL's main process. */
function postmaster(): number {
  return Number(readFileSync(resolve(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('while the database is unavailable pages say so, and afterwards they recover without a restart of Kavel', async ({
  page,
}) => {
  await session.signIn(page);
  const name = `Blijft bestaan ${Date.now()}`;
  await portfolios.create(page, name);
  const stopped = postmaster();
  process.kill(stopped, 'SIGKILL');
  // A widget next to the list reports its own failure.
  const list = page.getByRole('alert').filter({ hasText: 'De dienst is even niet bereikbaar' });
  // Kavel restarts it immediately, so its files are moved away to prevent that.
  renameSync(cluster, `${cluster}-away`);
  try {
    await page.goto('/landing');
    await expect(list).toBeVisible(soon);
    expect((await page.request.get('/healthz')).status()).toBe(200);
    expect((await page.request.get('/readyz')).status()).toBe(503);
  } finally {
    renameSync(`${cluster}-away`, cluster);
  }
  await expect.poll(async () => (await page.request.get('/readyz')).status(), { timeout: 60_000 }).toBe(200);
  expect(postmaster()).not.toBe(stopped);
  await list.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});
