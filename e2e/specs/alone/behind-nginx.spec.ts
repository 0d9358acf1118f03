import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxPath, type RunningNginx, startNginx } from '@kavel/deploy/testing/nginx';
import { root, variables } from '../../environment';
import { session } from '../../pages/session';
import { expect, test } from '../../pages/test';

test.use({ ignoreHTTPSErrors: true });
test.skip(nginxPath === undefined, 'skipped: nginx is not installed');

let nginx: RunningNginx;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-e2e-nginx-'));
  mkdirSync(join(folder, 'nginx'));
  nginx = await startNginx(nginxPath ?? '', {
    work: join(folder, 'nginx'),
    hostBuild: resolve(root, 'host/dist'),
    remotes: join(folder, 'none'),
    gateways: [`127.0.0.1:${Number(variables.PORT)}`],
  });
});

test.afterAll(async () => {
  await nginx?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('the product works behind nginx: public page, sign-in, a guarded page, a reload of a nested path', async ({
  page,
}) => {
  await page.goto(`${nginx.origin}/estimate/boron`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(entry => (entry as PerformanceResourceTiming).nextHopProtocol),
  );
  expect(new Set(protocols.filter(Boolean))).toEqual(new Set(['h2']));

  await page.goto(`${nginx.origin}/login?returnTo=/valuations`);
  await session.fill(page, 'manager@kavel.example', 'kavel-demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Waarderingen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Waarderingen' })).toBeVisible();
  await page.goto(`${nginx.origin}/search`);
  await expect(page.getByRole('combobox', { name: 'Zoek een adres' })).toBeVisible();
});
