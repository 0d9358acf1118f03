import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** What the host shows in place of a page that failed. */
export const remotePage = {
  failure: (page: Page, remote: string): Locator =>
    page.getByRole('alert').filter({ hasText: `Dit onderdeel (${remote})` }),

  tryAgain: (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Probeer opnieuw' }).first().click(),

  /** The shell stands around it. */
  async shellWorks(page: Page): Promise<void> {
    await expect(page.getByRole('banner')).toBeVisible();
  },
};
