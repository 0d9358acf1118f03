import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test';

const names = ['Bestemming', 'Energielabel', 'Bouwjaar', 'WOZ-waarde per buurt', 'Omgeving', 'Dak en zon'];
const layer = (page: Page, at: number) => page.getByRole('checkbox', { name: `${at + 1}. ${names[at]}` });
const legend = (page: Page, at: number) => page.getByRole('list', { name: `Legenda: ${names[at]}` });

test('all six layers are off; each has counts, a source and tiles, and the link keeps what is on', async ({
  page,
}) => {
  const tiles = new Set<string>();
  page.on('response', response => {
    const [, name] = /\/tiles\/((?:layer|district)-\w+)\//.exec(response.url()) ?? [];
    if (name && response.status() === 200) tiles.add(name);
  });
  await page.goto('/search?panel=layers&lon=5.25&lat=52.58&z=15');
  for (const at of names.keys()) await expect(layer(page, at)).not.toBeChecked();
  for (const at of names.keys()) {
    await layer(page, at).check();
    await expect(legend(page, at).getByRole('listitem').first()).toHaveText(/\d$/);
    await expect(page.getByText(/^Aantal .* in dit beeld.* Bron: /)).toHaveCount(at + 1);
  }
  await expect
    .poll(() => [...tiles].sort())
    .toEqual(['district-buurt', 'layer-label', 'layer-poi', 'layer-roof', 'layer-zoning']);
  await layer(page, 0).uncheck();
  await page.getByLabel('Wat de kaart toont').selectOption('no2');
  await page.getByLabel('Dekking: 70 %').first().fill('40');
  await expect(page).toHaveURL(/layers=label-40_year_woz_surroundings_roof/);
  await page.reload();
  await expect(layer(page, 0)).not.toBeChecked();
  await expect(layer(page, 1)).toBeChecked();
  await expect(page.getByText('Dekking: 40 %')).toBeVisible();
  await expect(page.getByLabel('Wat de kaart toont')).toHaveValue('no2');
});

test('settings of the map begin as the specification says', async ({ page }) => {
  await page.goto('/search?panel=layers');
  await expect(page.getByRole('button', { name: 'Kaartinstellingen' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByRole('radio', { name: 'Standaard', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Schemer', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Namen van stations en andere plekken' })).toBeChecked();
  for (const at of names.keys()) await expect(layer(page, at)).not.toBeChecked();
});

test('a click on the map tells the figure; without a pointer a button does', async ({ page }) => {
  await page.goto('/search?panel=layers&layers=woz&lon=5.25&lat=52.58&z=12.5');
  await expect(legend(page, 3).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Waarden in het midden van de kaart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gemiddelde WOZ-waarde' })).toContainText('€');
  const map = page.getByRole('application');
  const box = await map.boundingBox();
  const detail = page.getByRole('complementary', { name: 'Lagen' });
  await expect(async () => {
    await map.click({ position: { x: (box?.width ?? 0) * 0.62, y: (box?.height ?? 0) * 0.5 } });
    await expect(detail).toContainText('Gemiddelde WOZ-waarde', { timeout: 2_000 });
  }).toPass();
  await expect(detail).toContainText('Bron: woz-waarden');
  await expect(page).toHaveURL(/chosen=layer/);
});

test('names of amenities are on, cost the first visit nothing, and stay off when they were switched off', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', request => {
    if (/\/tiles\/layer-poi\//.test(request.url())) asked += 1;
  });
  await page.goto('/search?lon=5.25&lat=52.58&z=15');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await page.keyboard.press('Shift');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Lagen' }).click();
  await page.getByRole('checkbox', { name: 'Namen van stations en andere plekken' }).uncheck();
  await page.reload();
  await expect(
    page.getByRole('checkbox', { name: 'Namen van stations en andere plekken' }),
  ).not.toBeChecked();
});
