import type { Page } from '@playwright/test';
import { demoAddresses } from '../pages/addresses';
import { hub, portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test.use({ expectedNoise: ['404', 'Failed to load', 'integrity'] });

const files = '**/remotes/portfolio-hub/**';
const hubButton = (page: Page) => page.getByRole('button', { name: 'Portfolio hub' });
const panel = (page: Page) => page.getByRole('region', { name: 'Portfolio hub' });

test('the panel of the portfolio hub shows a portfolio on the map, and the map works when the remote is unavailable', async ({
  page,
  request,
}) => {
  test.slow();
  const [home] = await demoAddresses(request, 'Dotterbloemplein', 2);
  const address = home?.address.split(',')[0] ?? '';
  const name = `Paneel ${Date.now()}`;
  await session.signIn(page);
  await portfolios.create(page, name);
  await hub.add(page, address, address);

  await page.goto('/search');
  await hubButton(page).click();
  await panel(page).getByLabel('Portefeuille op de kaart').selectOption(name);
  await expect(panel(page).getByRole('link', { name: 'Open portefeuille' })).toBeVisible();
  await panel(page).getByRole('row').filter({ hasText: address }).click();
  await expect(page.getByRole('complementary', { name: 'Gekozen adres' })).toContainText(address);
  await expect(page).toHaveURL(/panel=portfolio-hub%2FMapPanel/);

  await page.route(files, route => route.fulfill({ status: 404, body: 'gone' }));
  await page.reload();
  await expect(panel(page).getByRole('alert')).toContainText('Portfolio hub kon niet worden getoond');
  await page.getByRole('button', { name: 'Lagen' }).click();
  await expect(page.getByText('Licht op de kaart')).toBeVisible();
  await page.unroute(files);
  await hubButton(page).click();
  await expect(panel(page).getByRole('row').filter({ hasText: address })).toBeVisible();
});
