import type { Page } from '@playwright/test';
import { type MapPart, panelsWith, toggles } from '../pages/map-parts';
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

/** The part survives a reload, another page and back, and a second tab; the colleague is told what is left out. */
async function survives(page: Page, { name, set, isSet, refused }: MapPart, colleague: Page): Promise<void> {
  await test.step(name, async () => {
    await set(page);
    await isSet(page);
    await page.reload();
    await isSet(page);
    const link = page.url();
    await page.goto('about:blank');
    await page.goBack();
    await isSet(page);
    const tab = await page.context().newPage();
    await openMap(tab, link);
    await isSet(tab);
    await tab.close();
    await openMap(colleague, link);
    if (refused === null) await isSet(colleague);
    else await expect(colleague.getByText(refused)).toBeVisible();
  });
}

test('each panel with what is chosen in it survives reload, back, a second tab and a link', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await signInTwo(page, elsewhere);
  await openMap(page);
  for (const panel of panelsWith(portfolio)) await survives(page, panel, elsewhere);
});

test('each toggle survives reload, back, a second tab and a link', async ({ page, elsewhere }) => {
  test.slow();
  await signInTwo(page, elsewhere);
  for (const toggle of toggles) {
    await openMap(page);
    await survives(page, toggle, elsewhere);
  }
});

/** Each theme and each preset; that all of them are written and read is a test of `map-settings`. */
const looks = [
  ['Standaard', 'Ochtend'],
  ['Gedempt', 'Dag'],
  ['Zwart-wit', 'Schemer'],
  ['Zwart-wit', 'Nacht'],
] as const;
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function hasLook(page: Page, theme: string, preset: string): Promise<void> {
  await expect(radio(page, theme)).toBeChecked();
  await expect(radio(page, preset)).toBeChecked();
}

test('each theme and each preset survive a reload; the last ones back and a second tab', async ({ page }) => {
  await signInAs(page, await newPerson(page.request, 'Maud Visser', rights));
  await openMap(page, '/search?panel=layers');
  await hasLook(page, 'Standaard', 'Schemer');
  for (const [theme, preset] of looks) {
    await radio(page, theme).check({ force: true });
    await radio(page, preset).check({ force: true });
    await page.reload();
    await hasLook(page, theme, preset);
  }
  const link = page.url();
  await page.goto('about:blank');
  await page.goBack();
  await hasLook(page, 'Zwart-wit', 'Nacht');
  const tab = await page.context().newPage();
  await openMap(tab, link);
  await hasLook(tab, 'Zwart-wit', 'Nacht');
  await tab.close();
});

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

  await signInAs(page, owner);
  await openMap(page);
  await hasLook(page, 'Gedempt', 'Nacht');
});
