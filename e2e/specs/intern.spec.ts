import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, resolve } from 'node:path';
import { overrideOrigin, root } from '../environment';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('the intern page shows how remotes were loaded and the events of the bus, also from another tab', async ({
  page,
  context,
}) => {
  await session.signInOnPage(page, 'admin');
  await page.getByRole('banner').getByRole('link', { name: 'Waarderingen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waarderingen' })).toBeVisible();
  await page.getByRole('link', { name: 'I', exact: true }).click();

  const valuation = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'valuation', exact: true }) });
  await expect(valuation).toContainText(/\d×, laatst \d+ ms/);
  await expect(valuation).toContainText(/\d+ kB/);

  const log = page.getByRole('table', { name: 'Gebeurtenissen' });
  await expect(log.getByRole('row').filter({ hasText: 'signed-in' })).toContainText('dit tabblad');
  const other = await context.newPage();
  await other.goto('/search');
  await other.evaluate(() =>
    new BroadcastChannel('kavel-bus').postMessage({
      name: 'unit-selected',
      payload: { objectId: null, portfolioId: null },
    }),
  );
  await expect(log.getByRole('row').filter({ hasText: 'unit-selected' })).toContainText('ander tabblad');
});

test('browser reports are counted by remote and route pattern, without an id', async ({ page, request }) => {
  await session.signIn(page, 'admin');
  const line =
    /kavel_remote_load_duration_seconds_count\{remote="valuation",version="\w+",route="\/valuations"\} [1-9]/;
  await expect(async () => {
    await page.goto('/valuations');
    await expect(page.getByRole('heading', { level: 1, name: 'Waarderingen' })).toBeVisible();
    // Hiding the page sends the report, once the reporting code is loaded.
    await page.goto('about:blank');
    expect(await (await request.get('/metrics')).text()).toMatch(line);
  }).toPass();
});

test('an override in the query or in storage is ignored without the permission', async ({ page }) => {
  const overrides = JSON.stringify({ 'map-workspace': 'http://localhost:9/mf-manifest.json' });
  await page.addInitScript(stored => sessionStorage.setItem('kavel-overrides', stored), overrides);
  await page.goto(`/search?kavel-overrides=${encodeURIComponent(overrides)}`);
  await expect(page.getByRole('combobox', { name: 'Zoek een adres' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Van elders/ })).toBeHidden();
});

/** Serves a build from another origin. */
async function serveElsewhere(remote: string): Promise<Server> {
  const folder = resolve(root, 'remotes', remote, 'dist');
  const server = createServer((request, response) => {
    const file = resolve(folder, basename(new URL(request.url ?? '/', overrideOrigin).pathname));
    const type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(existsSync(file) ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': type,
    });
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.end();
  });
  server.listen(Number(new URL(overrideOrigin).port), 'localhost');
  await once(server, 'listening');
  return server;
}

test('an employee overrides a remote from an allowed origin; the badge shows it on every page and ends it', async ({
  page,
}) => {
  const server = await serveElsewhere('marketing');
  try {
    await session.signIn(page, 'admin');
    await page.goto('/intern');
    await page.getByRole('combobox', { name: 'Onderdeel' }).selectOption('marketing');
    await page.getByLabel('Adres van mf-manifest.json').fill('http://localhost:9/mf-manifest.json');
    await page.getByRole('button', { name: 'Neem van dit adres' }).click();
    await expect(page.getByRole('alert')).toHaveText('Dit adres is niet toegestaan.');

    await page.getByLabel('Adres van mf-manifest.json').fill(`${overrideOrigin}/mf-manifest.json`);
    await page.getByRole('button', { name: 'Neem van dit adres' }).click();
    const badge = page.getByRole('button', { name: /Van elders: marketing/ });
    await expect(badge).toBeVisible();

    const fromOverride = page.waitForResponse(response => response.url().startsWith(overrideOrigin));
    await page.goto('/estimate/boron');
    await fromOverride;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await badge.click();
    await expect(badge).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    server.close();
  }
});
