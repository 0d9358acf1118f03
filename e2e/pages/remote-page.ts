import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** A heading of the page of `pathOf` that the remote renders without services. */
const ownHeading: Record<string, string | RegExp> = {
  content: 'Nieuws',
  insights: 'Markt',
  management: 'Dit kon niet worden geladen',
  'map-workspace': 'Kaart',
  marketing: /^Weet wat uw vastgoed waard is/,
  partners: 'Waarderen',
  'portfolio-hub': 'Portefeuilles',
  scores: 'Adressen vergelijken',
  valuation: 'Waarderingen',
};

/** Host elements that replace a failed page. */
export const remotePage = {
  failure: (page: Page, remote: string): Locator =>
    page.getByRole('alert').filter({ hasText: `Dit onderdeel (${remote})` }),

  tryAgain: (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Probeer opnieuw' }).first().click(),

  heading(page: Page, remote: string): Locator {
    const name = ownHeading[remote];
    if (name === undefined) throw new Error(`remote-page.ts knows no heading of ${remote}`);
    return page.getByRole('main').getByRole('heading', { name }).first();
  },

  /** Waits until the page of a remote is rendered by its own code, without an error. */
  async isShown(page: Page, remote: string): Promise<void> {
    await expect(remotePage.heading(page, remote)).toBeVisible();
    await expect(remotePage.failure(page, remote)).toBeHidden();
  },

  /** The shell is rendered around it. */
  async shellWorks(page: Page): Promise<void> {
    await expect(page.getByRole('banner')).toBeVisible();
  },
};
