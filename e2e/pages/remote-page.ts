import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** What the host shows in place of a page that failed. */
export const remotePage = {
  failure: (page: Page, remote: string): Locator =>
    page.getByRole('alert').filter({ hasText: `Dit onderdeel (${remote})` }),

  tryAgain: (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Probeer opnieuw' }).first().click(),

  /** The page of a remote is there: whatever it shows, it is its own. */
  async isShown(page: Page, remote: string): Promise<void> {
    await expect(remotePage.failure(page, remote)).toBeHidden();
    await expect(page.getByText('De pagina wordt geladen')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toBeEmpty();
  },

  /** The shell stands around it. */
  async shellWorks(page: Page): Promise<void> {
    await expect(page.getByRole('banner')).toBeVisible();
  },
};
