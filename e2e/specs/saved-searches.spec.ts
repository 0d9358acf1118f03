import type { Page } from '@playwright/test';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { transactions } from '../pages/transactions';

test('a saved search of transactions is there after a reload and in other tabs, of which one opens its link', async ({
  page,
  context,
}) => {
  await session.signIn(page);
  await transactions.open(page);
  const all = await transactions.counted(page);
  const before = await context.newPage();
  await transactions.open(before);
  await before.getByRole('button', { name: /^Bewaard/ }).click();
  await page.getByRole('checkbox', { name: /^Appartement / }).check();
  const flats = await transactions.counted(page, all);
  await page.getByRole('button', { name: /^Bewaard/ }).click();
  await page.getByRole('menuitem', { name: 'Bewaar deze zoekopdracht…' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Alle appartementen');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page).toHaveURL(/t\.woningtype=appartement/);
  // The open menu of a tab that was there before.
  await expect(before.getByRole('menuitemradio', { name: 'Alle appartementen' })).toBeVisible();
  await before.close();
  const link = page.url();

  await page.reload();
  await expect(transactions.count(page)).toHaveText(flats);
  await expectSaved(page, 'Alle appartementen');

  const tab = await context.newPage();
  await tab.goto(link);
  await expect(transactions.count(tab)).toHaveText(flats);
  await tab.getByRole('button', { name: /^Verwijder filter Woningtype/ }).click();
  await expect(transactions.count(tab)).toHaveText(all);
  await expectSaved(tab, 'Alle appartementen');
  await tab.getByRole('menuitemradio', { name: 'Alle appartementen' }).click();
  await expect(transactions.count(tab)).toHaveText(flats);
  await tab.close();
});

/** Opens the menu of saved searches. */
async function expectSaved(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Bewaard/ }).click();
  await expect(page.getByRole('menuitemradio', { name })).toBeVisible();
}

test('recent and saved texts of the advanced search are there after a reload and in a second tab', async ({
  page,
  context,
}) => {
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Uitgebreid zoeken' });
  const field = (tab: Page) => dialog(tab).getByRole('searchbox');
  const kept = (tab: Page, list: string, text: string) =>
    dialog(tab).getByRole('region', { name: list }).getByRole('button', { name: text, exact: true });
  const open = (tab: Page) => tab.getByRole('button', { name: 'Uitgebreid zoeken' }).click();
  await session.signIn(page);
  await page.goto('/search');
  await open(page);
  await field(page).fill('194000, 470000');
  await dialog(page).getByRole('button', { name: 'Zoekopdracht bewaren' }).click();
  await dialog(page).getByRole('region', { name: 'Coördinaten' }).getByRole('button').click();
  await expect(dialog(page)).toBeHidden();

  await page.reload();
  await open(page);
  await expect(kept(page, 'Laatst gezocht', '194000, 470000')).toBeVisible();
  await kept(page, 'Bewaarde zoekopdrachten', '194000, 470000').click();
  await expect(field(page)).toHaveValue('194000, 470000');
  await expect(page).toHaveURL(/find=194000/);

  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(field(tab)).toHaveValue('194000, 470000');
  await expect(dialog(tab).getByRole('region', { name: 'Coördinaten' }).getByRole('button')).toBeVisible();
  await field(tab).fill('');
  await expect(kept(tab, 'Laatst gezocht', '194000, 470000')).toBeVisible();
  await expect(kept(tab, 'Bewaarde zoekopdrachten', '194000, 470000')).toBeVisible();
  await tab.close();
});
