import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root, variables } from '../../environment';
import { demoAddresses } from '../../pages/addresses';
import { prepareChecks, problemsOf } from '../../pages/page-checks';
import { newPerson, signInAs } from '../../pages/people';
import { expect, test } from '../../pages/test';
import { transactions } from '../../pages/transactions';

/** Runs the command `npm run data`. */
function data(...options: string[]): void {
  const cli = resolve(root, 'tools/data/main.ts');
  const env = { ...process.env, ...variables };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', cli, ...options], { env });
  expect(status, String(stderr)).toBe(0);
}

const folder = mkdtempSync(join(tmpdir(), 'kavel-sales-'));
test.afterAll(() => {
  data('rollback');
  rmSync(folder, { recursive: true });
});

test('a watched search tells at the bell what an import brought, and leads to it', async ({ page }) => {
  const [address] = await demoAddresses(page.request, 'Dotterbloemplein', 1);
  await prepareChecks(page);
  await signInAs(page, await newPerson(page.request, 'Maud Visser', ['auth.unrestricted-access-general']));
  await transactions.open(page, '?t.type=koop&t.price=7654320-7654322');
  await page.getByRole('button', { name: /^Bewaard/ }).click();
  await page.getByRole('menuitem', { name: 'Bewaar deze zoekopdracht…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bewaarde zoekopdrachten' });
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Villa’s “Noord” 🏡');
  await dialog.getByRole('checkbox', { name: 'Meld nieuwe resultaten' }).check();
  await dialog.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByRole('button', { name: /^Bewaard/ }).click();
  await page.getByRole('menuitem', { name: 'Beheer…' }).click();
  await expect(dialog.getByText(/^Bekeken op .*: 0 resultaten$/)).toBeVisible();
  expect(await problemsOf(page, ['phone', 'desktop'])).toEqual([]);

  const file = join(folder, 'verkoop.csv');
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `object_id,date,price\n${address?.objectId},${today},7654321\n`);
  data('import', 'transactions', file);

  const bell = page.getByRole('banner').getByRole('link', { name: 'Meldingen: 1 ongelezen' });
  const found = page.getByRole('link', { name: 'Villa’s “Noord” 🏡: 1 nieuw resultaat' });
  await expect
    .poll(async () => {
      await page.goto('/notifications');
      await page.getByRole('tabpanel').getByRole('heading').or(found).waitFor();
      return found.count();
    })
    .toBe(1);
  await page.goto('/transactions');
  await bell.click();
  expect(await problemsOf(page, ['phone', 'desktop'])).toEqual([]);
  await found.click();
  await expect(transactions.count(page)).toHaveText('1 transactie gevonden');
  await expect(page.getByRole('complementary', { name: 'Gekozen transactie' })).toContainText('7.654.321');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Meldingen', exact: true })).toBeVisible();
});
