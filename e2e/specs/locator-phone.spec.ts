import { locator } from '../pages/locator';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('on a phone the filters are in a sheet, with the count on its button', async ({ page }) => {
  await session.signIn(page);
  await locator.open(page);
  const all = await locator.counted(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Winkel / }).check();
  const shops = await locator.counted(page, all);
  await sheet.getByRole('button', { name: `Toon ${shops.replace(' gevonden', '')}` }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByText('Tabel', { exact: true }).click();
  await expect(locator.table(page).getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByText('Kaart', { exact: true }).last().click();
  await expect(locator.map(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
