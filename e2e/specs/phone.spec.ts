import { hub, portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

/** Fails when a page scrolls horizontally. */
async function expectNoSidewaysScroll(page: import('@playwright/test').Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('on a phone a portfolio is created, filled and valued without horizontal overflow', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await session.signInOnPage(page);
  await expectNoSidewaysScroll(page);
  await portfolios.create(page, `Onderweg ${Date.now()}`);
  await hub.search(page).fill('Dotterbloemplein 1');
  await hub.suggestions(page).first().click();
  await expect(page.getByText('Dotterbloemplein').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Waardeer portefeuille' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aanmaken en beginnen' }).click();
  await expect(page.getByRole('button', { name: 'Verder' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('img', { name: /^Marktwaarde \(vergelijking, k\.k\.\) €/ })).toBeVisible({
    timeout: 60_000,
  });
  await expectNoSidewaysScroll(page);
});

test('on a phone the menu contains the navigation', async ({ page }) => {
  await page.goto('/search');
  await session.menu(page).click();
  await page.getByRole('menuitem', { name: 'Aankoopkosten' }).click();
  await expect(page).toHaveURL(/\/estimate\/boron/);
});
