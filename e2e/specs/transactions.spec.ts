import type { Page } from '@playwright/test';
import { prepareChecks, problemsOf, settled } from '../pages/page-checks';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { transactions } from '../pages/transactions';

const year = new Date().getFullYear();

/** Both ends of a slider, as assistive technology reads them. */
async function endsOf(page: Page, name: string): Promise<[string | null, string | null]> {
  const end = (which: string) =>
    page.getByRole('slider', { name: `${name} ${which}`, exact: true }).getAttribute('aria-valuenow');
  return [await end('vanaf'), await end('tot en met')];
}

/** Section 9 of the specification, market by market. */
const shared = {
  Bouwjaar: ['1200', String(year)],
  Perceel: ['0', '100000'],
};
const dwelling = { Oppervlakte: ['0', '1000'], Kamers: ['0', '30'] };
const commercial = { Oppervlakte: ['0', '200000'] };
const sale = {
  Prijs: ['0', '10000000'],
  'Prijs per m²': ['0', '16000'],
  'BAR k.k. huurinkomsten': ['0', '17'],
  'BAR k.k. theoretische huur': ['0', '17'],
  'BAR k.k. markthuur': ['0', '17'],
  'Theoretische huurinkomsten': ['0', '10000'],
  WALT: ['0', '50'],
};
const markets = [
  ['Wonen', 'Huur', { Prijs: ['0', '15000'], 'Prijs per m²': ['0', '1000'], ...dwelling, ...shared }],
  ['Wonen', 'Koop', { ...sale, ...dwelling, ...shared }],
  ['Commercieel', 'Koop', { ...sale, ...commercial, ...shared }],
  [
    'Commercieel',
    'Huur',
    { Prijs: ['0', '1000000'], 'Prijs per m²': ['0', '1000'], ...commercial, ...shared },
  ],
] as const;

test('every filter starts at the default of the specification, in each market', async ({ page }) => {
  await session.signIn(page);
  await transactions.open(page);
  await expect(page.getByRole('radio', { name: 'Wonen', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Huur', exact: true })).toBeChecked();
  const today = new Date().toISOString().slice(0, 10).split('-').reverse().join('-');
  const yearAgo = today.replace(/\d{4}$/, String(year - 1));
  await expect(page.getByRole('textbox', { name: 'Periode vanaf' })).toHaveValue(yearAgo);
  await expect(page.getByRole('textbox', { name: 'Periode tot en met' })).toHaveValue(today);
  for (const [category, propertyType, ranges] of markets) {
    await page.getByText(category, { exact: true }).first().click();
    await page.getByText(propertyType, { exact: true }).first().click();
    for (const [name, ends] of Object.entries(ranges)) {
      await expect(page.getByRole('slider', { name: `${name} vanaf`, exact: true })).toBeAttached();
      expect([category, propertyType, name, await endsOf(page, name)]).toEqual([
        category,
        propertyType,
        name,
        ends,
      ]);
    }
    await expect(page.getByRole('list', { name: 'Actieve filters' })).toBeHidden();
  }
});

test('a filter survives reload, a link and back, and is saved by name', async ({ page }) => {
  await session.signIn(page);
  await transactions.open(page);
  const all = await transactions.counted(page);
  await page.getByRole('checkbox', { name: /^Appartement / }).check();
  const flats = await transactions.counted(page, all);
  await expect(page).toHaveURL(/t\.woningtype=appartement/);
  const link = page.url();
  await page.reload();
  await expect(transactions.count(page)).toHaveText(flats);
  await page.getByRole('button', { name: /^Bewaard/ }).click();
  await page.getByRole('menuitem', { name: 'Bewaar deze zoekopdracht…' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Appartementen');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByRole('button', { name: /^Verwijder filter Woningtype/ }).click();
  await expect(transactions.count(page)).toHaveText(all);
  await page.goBack();
  await expect(transactions.count(page)).toHaveText(flats);
  await page.keyboard.press('Control+z');
  await expect(transactions.count(page)).toHaveText(all);
  await page.getByRole('button', { name: /^Bewaard/ }).click();
  await page.getByRole('menuitemradio', { name: 'Appartementen', exact: true }).click();
  await expect(transactions.count(page)).toHaveText(flats);
  await page.goto('/search');
  await page.goto(link);
  await expect(transactions.count(page)).toHaveText(flats);
});

test('by keyboard a slider counts, and a row opens its detail, which a link opens too', async ({ page }) => {
  await session.signIn(page);
  await transactions.open(page);
  const all = await transactions.counted(page);
  const upTo = page.getByRole('slider', { name: 'Prijs tot en met', exact: true });
  await upTo.focus();
  for (let presses = 0; presses < 35; presses++) await page.keyboard.press('PageDown');
  const cheap = await transactions.counted(page, all);
  expect(cheap).not.toBe(all);
  await page.getByRole('button', { name: /^Verwijder filter Prijs:/ }).click();
  await expect(transactions.count(page)).toHaveText(all);

  await transactions.rows(page).first().focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('complementary', { name: 'Gekozen transactie' });
  await expect(detail.getByText('Deze transactie is fictief', { exact: false })).toBeVisible();
  await expect(
    detail.getByText(/^(Nu ongeveer|Van de laatste drie maanden|Te weinig transacties)/),
  ).toBeVisible();
  const heading = (await detail.getByRole('heading').first().textContent()) ?? '';
  await detail.getByRole('button', { name: 'Waarde hier' }).click();
  await expect(detail.getByRole('region', { name: /^Geschatte marktwaarde/ })).toBeVisible();
  await page.reload();
  await expect(detail.getByRole('heading', { name: heading })).toBeVisible();
  await detail.getByRole('button', { name: 'Sluiten' }).click();
  await expect(detail).toBeHidden();
});

test('points, hexagons, buurten and figures show no problem, in light and dark', async ({ page }) => {
  test.setTimeout(180_000);
  await prepareChecks(page);
  await session.signIn(page);
  await transactions.open(page);
  await transactions.counted(page);
  const found: string[] = [];
  for (const shape of ['Hexagonen', 'Buurten', 'Punten']) {
    await page.getByRole('radio', { name: shape }).check({ force: true });
    await settled(page, page.url());
  }
  await page.getByRole('radio', { name: 'Cijfers' }).check({ force: true });
  await page.getByRole('radio', { name: 'Vorige periode' }).check({ force: true });
  await expect(page.getByRole('table', { name: 'Cijfers van de selectie' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Verschil' })).toBeVisible();
  found.push(...(await problemsOf(page, ['desktop', 'phone'])));
  expect(found).toEqual([]);
});

test('in the map workspace transactions are a panel beside the others', async ({ page }) => {
  await session.signIn(page);
  await page.goto('/search?panel=transactions');
  await expect(transactions.count(page)).toBeVisible();
  await page.getByRole('button', { name: 'Locator', exact: true }).click();
  await expect(transactions.count(page)).toBeHidden();
  await page.getByRole('button', { name: 'Transacties', exact: true }).click();
  await expect(transactions.count(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open als lijst' })).toBeVisible();
});
