import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('signing in opens the start page; its tour can be left, stays away, and is in the menu', async ({
  page,
}) => {
  await session.signInOnPage(page, 'member');
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();

  await session.menu(page).click();
  await page.getByRole('menuitem', { name: 'Rondleiding' }).click();
  const tour = page.getByRole('dialog', { name: 'Uw portefeuilles in één oogopslag' });
  await expect(tour).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(page).toHaveURL(/\/start$/);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Wacht op mij' })).toContainText('Niets wacht op u');
  await expect(tour).toBeHidden();
});
