import type { Page } from '@playwright/test';
import { expect } from './test';

/** `/locator`: objects by what one looks for. */
export const locator = {
  async open(page: Page, query = ''): Promise<void> {
    await page.goto(`/locator${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Locator' })).toBeVisible();
  },
  count: (page: Page) => page.getByText(/^[\d.]+ object(en)? gevonden$/),
  /** The count when it is another than before. */
  async counted(page: Page, otherThan = ''): Promise<string> {
    await expect(locator.count(page)).not.toHaveText(otherThan);
    return (await locator.count(page).textContent()) ?? '';
  },
  /** A function by its name; zoning has options of the same names. */
  option: (page: Page, name: string) =>
    page
      .getByRole('region', { name: 'Functie' })
      .getByRole('checkbox', { name: new RegExp(`^${name} [\\d.]+$`) }),
  chip: (page: Page, name: string) =>
    page.getByRole('button', { name: new RegExp(`^Verwijder filter ${name}`) }),
  table: (page: Page) => page.getByRole('table', { name: 'Objecten die voldoen' }),
  map: (page: Page) => page.getByRole('application', { name: 'Kaart van het resultaat' }),
};
