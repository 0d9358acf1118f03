import type { Page } from '@playwright/test';
import { advancedSearch, closeSearch, panelsWith, toggles } from '../pages/map-parts';
import { newPerson, signInAs } from '../pages/people';
import { test as base, expect } from '../pages/test';
import { apiOf } from '../pages/walk-data';

/** A page of another browser, closed after the test: an open map would go on drawing beside later tests. */
const test = base.extend<{ elsewhere: Page }>({
  elsewhere: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

const portfolio = 'Kantoren Noord';
const rights = [
  'auth.unrestricted-access-general',
  'auth.locator',
  'auth.portfolio-hub',
  'auth.automated-valuation',
] as const;
const outline = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [5.2, 52.5],
        [5.3, 52.5],
        [5.3, 52.6],
        [5.2, 52.5],
      ],
    ],
  ],
};

/** The map is there, with its button for layers, which everybody has. */
async function openMap(page: Page, address = '/search'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lagen', exact: true })).toBeVisible();
}

/** Signs in a user with all rights, a portfolio and a work area, and elsewhere a colleague who has none of the rights. */
async function signInTwo(page: Page, elsewhere: Page): Promise<void> {
  const owner = await newPerson(page.request, 'Maud Visser', rights);
  await signInAs(page, owner);
  const call = await apiOf(page);
  await call('POST', '/portfolio/portfolios', { name: portfolio });
  await call('POST', '/portfolio/work-areas', { name: 'Noord', outline, source: 'drawn' });
  await signInAs(elsewhere, await newPerson(page.request, 'Sem Bos', ['auth.sustainability-score'], owner));
}

/** Every part still shows what was set, but for the advanced search. */
async function areSet(page: Page): Promise<void> {
  for (const part of [...toggles, ...panelsWith(portfolio)])
    await test.step(part.name, () => part.isSet(page));
}

// Each panel names itself to who may not use it: a test of the page, as is each pair of theme and preset.
test('what is set in every panel and toggle survives reload, back, a second tab and a link', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await signInTwo(page, elsewhere);
  await openMap(page);
  for (const part of [...panelsWith(portfolio), ...toggles]) await test.step(part.name, () => part.set(page));
  await areSet(page);
  await advancedSearch.set(page);

  await page.reload();
  await advancedSearch.isSet(page);
  await closeSearch(page);
  await areSet(page);

  const link = page.url();
  await page.goto('about:blank');
  await page.goBack();
  await panelsWith(portfolio).at(-1)?.isSet(page);

  const tab = await page.context().newPage();
  await openMap(tab, link);
  await areSet(tab);
  await tab.close();

  await openMap(elsewhere, link);
  const told = elsewhere.getByText(/^Deze link toont ook .*‘.*Daarvoor hebt u geen toegang/);
  await expect(told).toContainText('‘Locator’');
  await expect(told).toContainText('‘Portfolio hub’');
  await expect(elsewhere.getByText('U mag geen werkgebieden gebruiken')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Lagen', exact: true }).click();
  await expect(elsewhere.getByRole('checkbox', { name: '3. Bouwjaar' })).toBeChecked();
});

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function hasLook(page: Page, theme: string, preset: string): Promise<void> {
  await expect(radio(page, theme)).toBeChecked();
  await expect(radio(page, preset)).toBeChecked();
}

test('settings and panel are remembered for each user of a browser', async ({ page }) => {
  const owner = await newPerson(page.request, 'Maud Visser', rights);
  await signInAs(page, owner);
  await openMap(page, '/search?panel=layers');
  await radio(page, 'Gedempt').check({ force: true });
  await radio(page, 'Nacht').check({ force: true });
  await openMap(page);
  await hasLook(page, 'Gedempt', 'Nacht');

  await signInAs(page, await newPerson(page.request, 'Sem Bos', rights, owner));
  await openMap(page);
  const layers = page.getByRole('button', { name: 'Lagen', exact: true });
  await expect(layers).toHaveAttribute('aria-pressed', 'false');
  await layers.click();
  await hasLook(page, 'Standaard', 'Schemer');
});
