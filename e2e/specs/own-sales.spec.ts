import type { Page } from '@playwright/test';
import { demoAddresses } from '../pages/addresses';
import { prepareChecks, problemsOf } from '../pages/page-checks';
import { newPerson, signInAs } from '../pages/people';
import { expect, test } from '../pages/test';
import { transactions } from '../pages/transactions';

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Eigen transacties' });
const wishlist = (page: Page) => page.getByRole('dialog', { name: 'Verlanglijst' });
const detail = (page: Page) => page.getByRole('complementary', { name: 'Gekozen transactie' });
const openImport = (page: Page) => page.getByRole('button', { name: 'Eigen transacties inlezen' }).click();
const close = (page: Page) => importDialog(page).getByRole('button', { name: 'Sluiten' }).click();

test('own sales are imported, marked in the list, put on the wishlist and undone', async ({ page }) => {
  const [address] = await demoAddresses(page.request, 'Dotterbloemplein', 1);
  const street = address?.address.split(',')[0] ?? '';
  const today = new Date().toISOString().slice(0, 10);
  const lines = [
    'Adres;Transactiedatum;Koopsom;GBO;Familietransactie',
    `${address?.address};${today};€ 912.345;120;N`,
    `${address?.address};${today};€ 112.345;120;J`,
    `Nergensweg 1, Nergens;${today};€ 300.000;80;N`,
  ];
  const file = { name: 'verkopen.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await prepareChecks(page);
  await signInAs(page, await newPerson(page.request, 'Maud Visser', ['auth.unrestricted-access-general']));
  await transactions.open(page, '?t.type=koop');
  const before = await transactions.counted(page);

  await openImport(page);
  await importDialog(page).locator('input[type=file]').setInputFiles(file);
  await expect(importDialog(page).getByRole('combobox', { name: 'Datum' })).toBeVisible();
  await expect(importDialog(page).getByRole('region', { name: 'Ook herkend' })).toContainText('GBO');
  await expect(importDialog(page).getByRole('combobox', { name: 'Woningtype' })).toBeHidden();
  await importDialog(page).getByText('Meer kolommen').focus();
  await page.keyboard.press('Enter');
  await expect(importDialog(page).getByRole('combobox', { name: 'Woningtype' })).toBeVisible();
  await importDialog(page).getByRole('button', { name: 'Voorbeeld tonen' }).click();
  await expect(importDialog(page).getByText('Het adres is niet gevonden')).toBeVisible();
  expect(await problemsOf(page, ['phone', 'desktop'])).toEqual([]);
  await importDialog(page).getByRole('button', { name: 'Importeren' }).click();
  await expect(page.getByText('verkopen.csv is geïmporteerd')).toBeVisible();
  await close(page);
  await transactions.counted(page, before);

  await expect(page.getByText(/^1 verkoop binnen de familie, .* telt niet mee\.$/).first()).toBeVisible();

  await transactions.rows(page).filter({ hasText: 'eigen' }).click();
  await expect(detail(page).getByRole('heading', { name: street })).toBeVisible();
  await expect(
    detail(page).getByText('Deze transactie heeft uw organisatie zelf ingelezen', { exact: false }),
  ).toBeVisible();
  await detail(page).getByRole('button', { name: 'Op verlanglijst' }).click();
  await expect(detail(page).getByRole('button', { name: 'Van verlanglijst' })).toBeVisible();
  expect(await problemsOf(page, ['phone', 'desktop'])).toEqual([]);

  await openImport(page);
  await importDialog(page).getByRole('button', { name: 'Import verkopen.csv terugdraaien' }).click();
  await expect(page.getByText('verkopen.csv is teruggedraaid')).toBeVisible();
  await close(page);
  await expect(transactions.count(page)).toHaveText(before);
  await expect(detail(page)).toBeHidden();

  await page.getByRole('button', { name: 'Verlanglijst openen' }).click();
  await expect(
    wishlist(page).getByText('Deze transactie staat niet meer in de gegevens', { exact: false }),
  ).toBeVisible();
  await wishlist(page)
    .getByRole('button', { name: /van de lijst halen$/ })
    .click();
  await expect(wishlist(page).getByText('De verlanglijst is leeg')).toBeVisible();
});
