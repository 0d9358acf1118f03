import type { Page } from '@playwright/test';

/** Travel time on `/search`: the toggle and its panel. */
export const travelTime = {
  toggle: (page: Page) => page.getByRole('button', { name: 'Reistijd', exact: true }),
  panel: (page: Page) => page.getByRole('complementary', { name: 'Reistijd' }),
  /** An area by its time and how one goes. */
  area: (page: Page, name: string) => travelTime.panel(page).getByRole('radio', { name }),
  mode: (page: Page) => travelTime.panel(page).getByRole('combobox', { name: 'Vervoer', exact: true }),
  /** A figure of what lies inside. */
  figure: (page: Page, term: string) =>
    travelTime
      .panel(page)
      .getByRole('region', { name: 'Wat ligt hierin' })
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator('dd'),
  /** Adds an address as origin. */
  async addAddress(page: Page, address: string): Promise<void> {
    await travelTime.panel(page).getByRole('combobox', { name: 'Zoek een adres' }).fill(address);
    await page
      .getByRole('option')
      .filter({ hasText: `${address},` })
      .click();
  },
};
