import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { variables } from '../../environment';
import { portfolios } from '../../pages/portfolios';
import { session } from '../../pages/session';
import { expect, test } from '../../pages/test';

test.use({ expectedNoise: ['503', 'unavailable', 'Failed to'] });

/** The process that a database administrator would stop. */
function postmaster(): number {
  const file = resolve(variables.KAVEL_DATA, 'postgres/data/postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

test('the database is killed and comes back: what was saved is there, and nobody restarts Kavel', async ({
  page,
}) => {
  await session.signIn(page);
  const name = `Blijft bestaan ${Date.now()}`;
  await portfolios.create(page, name);
  const stopped = postmaster();
  process.kill(stopped, 'SIGKILL');
  await expect.poll(async () => (await page.request.get('/healthz')).status()).toBe(200);
  await expect.poll(async () => (await page.request.get('/readyz')).status(), { timeout: 60_000 }).toBe(200);
  expect(postmaster()).not.toBe(stopped);
  await page.goto('/landing');
  await expect(page.getByRole('link', { name })).toBeVisible();
});
