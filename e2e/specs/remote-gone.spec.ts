import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test.use({ expectedNoise: ['404', 'Failed to load', 'integrity'] });

/** Timeout until the page shows the error. */
const atOnce = { timeout: 5_000 };

test('a remote with missing files says so on its own page, the rest works, and it recovers without a reload', async ({
  page,
}) => {
  await session.signIn(page);
  // The start page has a card of that remote.
  await page.goto('/search');
  await page.route('**/remotes/valuation/**', route => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Waarderingen' }).click();
  await expect(page.getByRole('alert')).toContainText('valuation', atOnce);

  await page.getByRole('link', { name: 'Portefeuilles' }).click();
  await expect(page.getByRole('button', { name: 'Nieuwe portefeuille' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Waarderingen' }).click();
  await expect(page.getByRole('alert')).toBeVisible(atOnce);
  await page.unroute('**/remotes/valuation/**');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waarderingen' })).toBeVisible();
});
