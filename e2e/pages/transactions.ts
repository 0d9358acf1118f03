import type { Page } from '@playwright/test';
import { expect } from './test';

/** `/transactions`: sales and lettings by what one looks for. */
export const transactions = {
  async open(page: Page, query = ''): Promise<void> {
    await page.goto(`/transactions${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Transacties' })).toBeVisible();
  },
  count: (page: Page) => page.getByText(/^[\d.]+ transacties? gevonden$/),
  /** The count when it is another than before. */
  async counted(page: Page, otherThan = ''): Promise<string> {
    await expect(transactions.count(page)).not.toHaveText(otherThan);
    return (await transactions.count(page).textContent()) ?? '';
  },
  rows: (page: Page) =>
    page.getByRole('table', { name: 'Transacties die voldoen' }).getByRole('row').filter({ hasText: '20' }),
};
