import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { transactions } from '../pages/transactions';

test('on a phone filters and detail come as sheets over map and list', async ({ page }) => {
  await session.signIn(page);
  await transactions.open(page);
  const all = await transactions.counted(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('slider', { name: 'Prijs tot en met', exact: true })).toHaveAttribute(
    'aria-valuenow',
    '15000',
  );
  await sheet.getByRole('checkbox', { name: /^Appartement / }).check();
  const flats = await transactions.counted(page, all);
  await sheet.getByRole('button', { name: `Toon ${flats.replace(' gevonden', '')}` }).click();
  await expect(sheet).toBeHidden();
  await page.getByText('Tabel', { exact: true }).click();
  await transactions.rows(page).first().click();
  const detail = page.getByRole('complementary', { name: 'Gekozen transactie' });
  await expect(detail.getByRole('button', { name: 'Waarde hier' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goBack();
  await expect(detail).toBeHidden();
  await page.getByText('Kaart', { exact: true }).last().click();
  await expect(page.getByRole('application', { name: 'Kaart van transacties' })).toBeVisible();
});
