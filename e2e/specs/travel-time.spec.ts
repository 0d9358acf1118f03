import { demoAddresses } from '../pages/addresses';
import { locator } from '../pages/locator';
import { hub, portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { travelTime } from '../pages/travel-time';
import { workAreas } from '../pages/work-areas';

// The last origin lies in the water.
test.use({ expectedNoise: ['status of 400', 'POST /travel-time/isochrones'] });

const inTheWater = 'origin=5.45000_52.70000_walk_from_10';

test('an address is an origin; its area is counted, filters the locator, survives a reload, and has a table', async ({
  page,
  request,
}) => {
  test.slow();
  const [home] = await demoAddresses(request, 'Dotterbloemplein', 2);
  const address = home?.address.split(',')[0] ?? '';
  const name = `Reistijd ${Date.now()}`;
  await session.signIn(page);
  await portfolios.create(page, name);
  await hub.add(page, address, address);

  await page.goto('/search');
  await travelTime.toggle(page).click();
  await travelTime.addAddress(page, address);
  await expect(travelTime.area(page, 'A · 15 min fiets')).toBeChecked();
  await travelTime.mode(page).selectOption('transit');
  await expect(travelTime.area(page, 'A · 15 min openbaar vervoer')).toBeChecked();
  await travelTime.mode(page).selectOption('walk');
  await expect(travelTime.area(page, 'A · 15 min lopen')).toBeChecked();
  await expect(travelTime.figure(page, 'Eigen eenheden')).not.toHaveText('0');
  const objects = await travelTime.figure(page, 'Adressen').textContent();

  await travelTime.panel(page).getByRole('checkbox', { name: 'Filter op dit gebied' }).check();
  await expect(workAreas.dimmed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Locator', exact: true }).click();
  await expect(workAreas.chip(page)).toContainText('≤ 15 min');
  await page.reload();
  await expect(travelTime.area(page, 'A · 15 min lopen')).toBeChecked();
  await expect(travelTime.panel(page).getByText(address).first()).toBeVisible();
  await page.getByRole('link', { name: 'Open als tabel' }).click();
  await expect(locator.count(page)).toHaveText(`${objects} objecten gevonden`);

  await page.goBack();
  await travelTime.panel(page).getByRole('button', { name: 'Tabel van reistijden…' }).click();
  const table = page.getByRole('dialog');
  await table.getByLabel('Portefeuille').selectOption(name);
  await table.getByRole('button', { name: 'Neem de vertrekpunten' }).click();
  await expect(table.getByRole('row').filter({ hasText: address }).getByText('0 min')).toBeVisible();

  await page.goto(`/search?travel=on&${inTheWater}`);
  await expect(travelTime.panel(page).getByText(/binnen 300 m geen weg/)).toBeVisible();
});
