import type { Page } from '@playwright/test';
import { expect } from './test';

/** `/landing`: the portfolios of the organisation. */
export const portfolios = {
  async create(page: Page, name: string): Promise<void> {
    await page.goto('/landing');
    await page.getByRole('button', { name: 'Nieuwe portefeuille' }).first().click();
    await page.getByLabel('Naam', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Aanmaken' }).click();
    await expect(page).toHaveURL(/\/hub/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** `/{id}/hub`: one portfolio. */
export const hub = {
  search: (page: Page) => page.getByRole('combobox', { name: 'Adres zoeken en toevoegen' }),
  suggestions: (page: Page) =>
    page.getByRole('listbox', { name: 'Adres zoeken en toevoegen' }).getByRole('option'),
  table: (page: Page) => page.getByRole('table', { name: 'Eenheden van de portefeuille' }),
  row: (page: Page, address: string) => hub.table(page).getByRole('row').filter({ hasText: address }),
  /** The rent in the row, which is edited in place. */
  rent: (page: Page, address: string) =>
    hub.row(page, address).getByRole('button', { name: `Huur (€ per jaar) van ${address} wijzigen` }),
  open: (page: Page, address: string) =>
    hub.row(page, address).getByRole('button', { name: /^Gegevens van/ }),

  /** Types a part, moves through the suggestions by keyboard and picks the address. */
  async add(page: Page, typed: string, address: string): Promise<void> {
    await hub.search(page).pressSequentially(typed, { delay: 30 });
    const wanted = page.getByRole('option').filter({ hasText: `${address},` });
    await wanted.waitFor();
    while ((await wanted.getAttribute('aria-selected')) !== 'true') await hub.search(page).press('ArrowDown');
    await hub.search(page).press('Enter');
    await expect(hub.row(page, address)).toBeVisible();
  },
};

/** `/{id}/bulk-upload`: a list of addresses. */
export const bulkUpload = {
  async paste(page: Page, lines: readonly string[]): Promise<void> {
    await page.getByRole('link', { name: 'Adressen toevoegen' }).click();
    await page.getByLabel('Plak een lijst').fill(lines.join('\n'));
    await page.getByRole('button', { name: /^Controleer/ }).click();
  },
  lines: (page: Page) => page.getByRole('table', { name: 'Regels van de lijst' }),
  commit: (page: Page, number: number) =>
    page.getByRole('button', { name: new RegExp(`^Voeg ${number} adres(sen)? toe$`) }).click(),
};
