import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** A heading of the page that `pathOf` names, as that remote alone draws it where no service answers. */
const ownHeading: Record<string, string | RegExp> = {
  management: 'Dit kon niet worden geladen',
  'map-workspace': 'Kaart',
  marketing: /^Weet wat uw vastgoed waard is/,
  partners: 'Waarderen',
  'portfolio-hub': 'Portefeuilles',
  scores: 'Dit adres staat niet in de gegevens',
  valuation: 'Waarderingen',
};

/** What the host shows in place of a page that failed. */
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

  /** Waits for the page of a remote, drawn by its own code, without an error in its place. */
  async isShown(page: Page, remote: string): Promise<void> {
    await expect(remotePage.heading(page, remote)).toBeVisible();
    await expect(remotePage.failure(page, remote)).toBeHidden();
  },

  /** The shell is drawn around it. */
  async shellWorks(page: Page): Promise<void> {
    await expect(page.getByRole('banner')).toBeVisible();
  },
};
