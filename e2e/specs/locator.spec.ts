import { readFileSync } from 'node:fs';
import { locator } from '../pages/locator';
import { portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('from a filter to a portfolio and a file, and the link keeps the filter', async ({ page }) => {
  test.slow();
  await session.signIn(page);
  const name = `Gevonden ${Date.now()}`;
  await portfolios.create(page, name);
  await locator.open(page);
  const all = await locator.counted(page);

  await locator.option(page, 'Kantoor').check();
  const offices = await locator.counted(page, all);
  const from = page.getByRole('slider', { name: 'Oppervlakte vanaf' });
  await from.focus();
  for (let bars = 0; bars < 14; bars++) await page.keyboard.press('PageUp');
  await expect(locator.chip(page, 'Oppervlakte')).toContainText('vanaf 175');

  await page.reload();
  const large = await locator.counted(page, offices);
  await expect(locator.chip(page, 'Oppervlakte')).toContainText('vanaf 175');
  await expect(locator.option(page, 'Kantoor')).toBeChecked();
  await locator.chip(page, 'Oppervlakte').click();
  await expect(locator.count(page)).toHaveText(offices);
  await page.goBack();
  await expect(locator.count(page)).toHaveText(large);

  const rows = locator.table(page).getByRole('row');
  await rows.nth(1).click();
  await expect(page.getByRole('complementary', { name: 'Gekozen adres' })).toBeVisible();
  await expect(page).toHaveURL(/object=\d{16}/);
  await expect(locator.map(page)).toBeVisible();

  await rows.nth(1).getByRole('checkbox').check();
  await rows.nth(2).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Resultaten' })
    .getByRole('button', { name: 'Naar portefeuille' })
    .click();
  await page.getByLabel('Portefeuille', { exact: true }).selectOption({ label: name });
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(page.getByText(`2 objecten toegevoegd aan ${name}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`2 objecten toegevoegd aan ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Gelezen' }).click();
  await expect(page.getByText(`2 objecten toegevoegd aan ${name}`)).toBeHidden();

  await page.getByRole('button', { name: 'Exporteer' }).click();
  await page.getByRole('radio', { name: 'CSV' }).check({ force: true });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Maak bestand' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Locator - \d{4}-\d{2}-\d{2} - .*\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('Functie;Kantoor');
  expect(text).toMatch(/Oppervlakte;vanaf 175/);
});

test('a slider follows the pointer, and the count follows the slider', async ({ page }) => {
  await session.signIn(page);
  await locator.open(page);
  const all = await locator.counted(page);
  const thumb = page.getByRole('slider', { name: 'Bouwjaar vanaf' });
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  if (!box) throw new Error('the slider is not on the page');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 120, middle.y, { steps: 12 });
  // Before the pointer is released the address does not change, but the count does.
  await expect(page.locator('[data-count]')).not.toHaveText(all.replace(/ .*/, ''));
  expect(page.url()).not.toContain('year=');
  const moving = await page.locator('[data-count]').textContent();
  await page.mouse.up();
  await expect(page).toHaveURL(/year=\d{4}-/);
  await expect(locator.count(page)).toHaveText(`${moving} objecten gevonden`);
});

test('an empty result names the filter to relax', async ({ page }) => {
  await session.signIn(page);
  await locator.open(page, '?fn=sport&area=100000-');
  await expect(page.getByText('Geen objecten voldoen aan alle filters samen')).toBeVisible();
  await page.getByRole('button', { name: /^Zonder Oppervlakte/ }).click();
  await expect(locator.table(page).getByRole('row').nth(1)).toBeVisible();
});
