import { readFileSync } from 'node:fs';
import { demoAddresses } from '../pages/addresses';
import { bulkUpload, hub, portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test.beforeEach(async ({ page }) => session.signIn(page));

test('a list with invalid lines: the valid ones are added, the others are listed with their reason and can be downloaded', async ({
  page,
  request,
}) => {
  const good = (await demoAddresses(request, 'Dotterbloemplein')).map(({ address }) => address);
  await portfolios.create(page, `Lijst met fouten ${Date.now()}`);
  await bulkUpload.paste(page, [
    'Nergensstraat 1, 9999 ZZ Nergens',
    'zomaar wat tekst',
    good[0] ?? '',
    ...good,
  ]);
  const lines = bulkUpload.lines(page);
  await expect(lines.getByText('Niet gevonden')).toBeVisible();
  await expect(lines.getByText('Niet leesbaar')).toBeVisible();
  await expect(lines.getByText('Dubbele regel')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Resultaat als CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('Nergensstraat 1, 9999 ZZ Nergens');
  expect(csv).toContain('zomaar wat tekst');

  await bulkUpload.commit(page, good.length);
  await page.getByRole('link', { name: 'Naar de portefeuille' }).click();
  await expect(hub.table(page)).toHaveAttribute('aria-rowcount', String(good.length + 1));
});

test('a draft of a list survives a reload', async ({ page }) => {
  await portfolios.create(page, `Concept ${Date.now()}`);
  await page.getByRole('link', { name: 'Adressen toevoegen' }).click();
  await page.getByLabel('Plak een lijst').fill('Dotterbloemplein 1, Kavelstede');
  await page.reload();
  await expect(page.getByLabel('Plak een lijst')).toHaveValue('Dotterbloemplein 1, Kavelstede');
});

test('a file of the wrong kind is rejected with what to do instead', async ({ page }) => {
  await portfolios.create(page, `Verkeerd bestand ${Date.now()}`);
  await page.getByRole('link', { name: 'Adressen toevoegen' }).click();
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.csv', mimeType: 'text/csv', buffer: png });
  await expect(page.getByRole('alert')).toContainText('Dit is geen tekst of CSV-tabel');
});

test.describe('an existing address', () => {
  test.use({ expectedNoise: ['409'] });

  test('is not added twice, and the page says so', async ({ page }) => {
    await portfolios.create(page, `Dubbel ${Date.now()}`);
    await hub.add(page, 'Dotterbloemplein 1', 'Dotterbloemplein 1');
    await hub.search(page).fill('Dotterbloemplein 1');
    await page.getByRole('option').filter({ hasText: 'Dotterbloemplein 1,' }).click();
    await expect(page.getByText('staat al in deze portefeuille.')).toBeVisible();
    await expect(hub.table(page)).toHaveAttribute('aria-rowcount', '2');
  });
});

test('an unknown address shows a hint, not an empty list', async ({ page }) => {
  await portfolios.create(page, `Onbekend ${Date.now()}`);
  await hub.search(page).fill('Qqqqweg 99999');
  await expect(page.getByText(/Geen adres gevonden/)).toBeVisible();
});

test('the menu of the last row is fully visible, also at the edge of a phone', async ({ page }) => {
  const name = `Onderste rij ${Date.now()}`;
  for (const at of [1, 2, 3]) await portfolios.create(page, `${name} ${at}`);
  for (const [width, height] of [
    [1440, 420],
    [390, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/landing');
    await page.getByPlaceholder('Zoek op naam').fill(name);
    const actions = page.getByRole('button', { name: `Acties voor ${name}` });
    await expect(actions).toHaveCount(3);
    await actions.last().click();
    await expect(actions.last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  }
});

test('deleting a portfolio can be undone', async ({ page }) => {
  const name = `Weg en “terug” 🏚️ ${Date.now()}`;
  await portfolios.create(page, name);
  await page.goto('/landing');
  await page.getByRole('button', { name: `Acties voor ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('link', { name })).toBeHidden();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});
