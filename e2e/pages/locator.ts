import type { Page } from '@playwright/test';
import { expect } from './test';

/** `/locator`: search by filters. */
export const locator = {
  async open(page: Page, query = ''): Promise<void> {
    await page.goto(`/locator${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Locator' })).toBeVisible();
  },
  count: (page: Page) => page.getByText(/^[\d.]+ object(en)? gevonden$/),
  /** The count, once it differs from a previous one. */
  async counted(page: Page, otherThan = ''): Promise<string> {
    await expect(locator.count(page)).not.toHaveText(otherThan);
    return (await locator.count(page).textContent()) ?? '';
  },
  /** A function by name; zoning has options with the same names. */
  option: (page: Page, name: string) =>
    page
      .getByRole('region', { name: 'Functie' })
      .getByRole('checkbox', { name: new RegExp(`^${name} [\\d.]+$`) }),
  chip: (page: Page, name: string) =>
    page.getByRole('button', { name: new RegExp(`^Verwijder filter ${name}`) }),
  table: (page: Page) => page.getByRole('table', { name: 'Objecten die voldoen' }),
  map: (page: Page) => page.getByRole('application', { name: 'Kaart van het resultaat' }),
};
