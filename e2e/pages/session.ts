import type { Page } from '@playwright/test';
import { expect } from './test';

export type Account = 'manager' | 'appraiser' | 'admin' | 'intern' | 'member' | 'vesteda' | 'bank';

/** The sign-in page, and signing out. */
export const session = {
  async fill(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
  },

  async signIn(page: Page, account: Account = 'manager'): Promise<void> {
    await page.goto('/login');
    await session.fill(page, `${account}@kavel.example`, 'kavel-demo');
    await expect(page).not.toHaveURL(/\/login/);
  },

  /** The menu behind the user's name, the last in the bar: entries without room have one too. */
  menu: (page: Page) => page.getByRole('banner').locator('button[aria-haspopup=menu]:not([role])').last(),

  async signOut(page: Page): Promise<void> {
    await session.menu(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  },
};
