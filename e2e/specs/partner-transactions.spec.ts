import { prepareChecks, problemsOf } from '../pages/page-checks';
import { newPerson, signInAs } from '../pages/people';
import { expect, test } from '../pages/test';
import { transactions } from '../pages/transactions';

test('a partner without the general key filters transactions on the map and opens one, without problems', async ({
  page,
}) => {
  await prepareChecks(page);
  await signInAs(page, await newPerson(page.request, 'Fenna Bos', ['auth.vesteda']));
  await page.goto('/vesteda/transactions');
  await expect(page.getByRole('heading', { level: 1, name: 'Transacties' })).toBeVisible();
  const all = await transactions.counted(page);
  await page.getByRole('checkbox', { name: /^Appartement / }).check();
  await transactions.counted(page, all);
  await expect(page).toHaveURL(/\/vesteda\/transactions\?.*t\.woningtype=appartement/);
  await transactions.rows(page).first().click();
  const detail = page.getByRole('complementary', { name: 'Gekozen transactie' });
  await expect(detail.getByRole('button', { name: 'Op verlanglijst' })).toBeEnabled();
  expect(await problemsOf(page, ['phone', 'desktop'])).toEqual([]);

  await page.getByRole('tab', { name: 'Verhuurd vastgoed' }).click();
  await expect(page.getByRole('columnheader', { name: /BAR k\.k\./ })).toBeVisible();
  await page.goto('/transactions');
  await expect(page).toHaveURL(/\/$/);
});
