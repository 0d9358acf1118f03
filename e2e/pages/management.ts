import type { Page } from '@playwright/test';
import { expect } from './test';

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

/** `/management` and related pages. */
export const management = {
  tab: (page: Page, name: string) => page.getByRole('tab', { name }),
  row: (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text }),
  banner: (page: Page, name: string) => page.getByText(`U werkt namens ${name}.`),

  /** Invites a user and returns the link that is shown once. */
  async invite(page: Page, name: string, email: string): Promise<string> {
    await page.goto('/management?tab=users');
    await page.getByRole('button', { name: 'Uitnodigen' }).click();
    const dialog = drawer(page, 'Iemand uitnodigen');
    await dialog.getByLabel('Naam').fill(name);
    await dialog.getByLabel('E-mailadres').fill(email);
    await dialog.getByRole('button', { name: 'Maak uitnodiging' }).click();
    const link = await page.getByLabel('Link van de uitnodiging').inputValue();
    await page.getByRole('button', { name: 'Sluiten' }).click();
    return link;
  },

  async accept(page: Page, link: string, password: string): Promise<void> {
    await page.goto(link);
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Maak account' }).click();
    await expect(page.getByText('Uw account staat klaar')).toBeVisible();
    await page.getByRole('button', { name: 'Inloggen' }).click();
  },
};
