import type { Page } from '@playwright/test';
import { demoAddresses } from '../pages/addresses';
import { prepareChecks, problemsOf, settled } from '../pages/page-checks';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { transactions } from '../pages/transactions';
import { apiOf } from '../pages/walk-data';

const market = '?t.type=koop';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Eigen transacties' });
const ownRows = (page: Page) => transactions.rows(page).filter({ hasText: 'eigen' });

test('own sales are imported, marked in the list, put on the wishlist and undone', async ({
  page,
  browser,
}) => {
  const [address] = await demoAddresses(page.request, 'Dotterbloemplein', 1);
  const name = `verkopen-${Date.now()}.csv`;
  const today = new Date().toISOString().slice(0, 10);
  const lines = [
    'Adres;Transactiedatum;Koopsom;GBO',
    `${address?.address};${today};€ 9.${String(Date.now()).slice(-6, -3)}.${String(Date.now()).slice(-3)};120`,
    `Nergensweg 1, Nergens;${today};€ 300.000;80`,
  ];
  await prepareChecks(page);
  await session.signIn(page);
  await transactions.open(page, market);
  const before = await transactions.counted(page);

  await page.getByRole('button', { name: 'Eigen transacties inlezen' }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await dialog(page).locator('input[type=file]').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Voorbeeld tonen' }).click();
  await expect(dialog(page).getByText('Het adres is niet gevonden')).toBeVisible();
  expect(await problemsOf(page, ['desktop', 'phone'])).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Importeren' }).click();
  await expect(page.getByText(`${name} is geïmporteerd`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Sluiten' }).click();
  await transactions.counted(page, before);

  const stranger = await browser.newPage();
  await session.signIn(stranger, 'vesteda');
  const theirs = await (await apiOf(stranger))('POST', '/real-estate-data/transactions', {
    filter: { category: 'wonen', propertyType: 'koop' },
    limit: 5,
  });
  expect(JSON.stringify(theirs)).toContain('"own":false');
  expect(JSON.stringify(theirs)).not.toContain('"own":true');
  await stranger.close();

  await ownRows(page).first().click();
  const detail = page.getByRole('complementary', { name: 'Gekozen transactie' });
  await expect(detail.getByText('Deze transactie heeft uw organisatie zelf ingelezen')).toBeVisible();
  await detail.getByRole('button', { name: 'Op verlanglijst' }).click();
  await expect(detail.getByRole('button', { name: 'Van verlanglijst' })).toBeVisible();
  await settled(page, page.url());
  expect(await problemsOf(page, ['desktop', 'phone'])).toEqual([]);

  await page.getByRole('button', { name: 'Eigen transacties inlezen' }).click();
  await dialog(page)
    .getByRole('button', { name: `Import ${name} terugdraaien` })
    .click();
  await expect(page.getByText(`${name} is teruggedraaid`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(transactions.count(page)).toHaveText(before);

  await page.getByRole('button', { name: 'Verlanglijst openen' }).click();
  const list = page.getByRole('dialog', { name: 'Verlanglijst' });
  await expect(list.getByText('Deze transactie staat niet meer in de gegevens')).toBeVisible();
  await list.getByRole('button', { name: /van de lijst halen$/ }).click();
  await expect(list.getByText('De verlanglijst is leeg')).toBeVisible();
});
