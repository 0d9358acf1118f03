import type { Page } from '@playwright/test';
import { startSession } from './auth-calls';
import { expect } from './test';

export type Account = 'manager' | 'appraiser' | 'admin' | 'intern' | 'member' | 'vesteda' | 'bank';

const emailOf = (account: Account) => `${account}@kavel.example`;
const password = 'kavel-demo';

/** The sign-in page, and signing out. */
export const session = {
  async fill(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
  },

  /**
   * Signs in without a page: what a test opens next is its first page. The sign-in page and the start page behind it take
   * two seconds of the processor; tests of signing in, and those that go on from the start page, use `signInOnPage`.
   */
  signIn: (page: Page, account: Account = 'manager'): Promise<void> =>
    startSession(page, emailOf(account), password),

  async signInOnPage(page: Page, account: Account = 'manager'): Promise<void> {
    await page.goto('/login');
    await session.fill(page, emailOf(account), password);
    await expect(page).not.toHaveURL(/\/login/);
  },

  /** The menu behind the user's name, the last in the bar: entries without room have one too. */
  menu: (page: Page) => page.getByRole('banner').locator('button[aria-haspopup=menu]:not([role])').last(),

  async signOut(page: Page): Promise<void> {
    await session.menu(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  },
};
