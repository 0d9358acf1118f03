import type { Page } from '@playwright/test';
import { type Account, session } from './session';
import { expect } from './test';

export interface Door {
  path: string;
  name: string;
  account: Account;
  heading: string;
  /** Its pages in the navigation, with the heading each has. */
  pages: Record<string, string>;
  /** As a browser computes it. */
  accent: { light: string; dark: string };
}

export const doors: readonly Door[] = [
  {
    path: '/vesteda',
    name: 'Vesteda',
    account: 'vesteda',
    heading: 'Waarderen',
    pages: { Transacties: 'Transacties', Waarderen: 'Waarderen' },
    accent: { light: 'rgb(138, 40, 70)', dark: 'rgb(238, 157, 179)' },
  },
  {
    path: '/abn-monitoring',
    name: 'ABN Monitoring',
    account: 'bank',
    heading: 'Onderpand in beeld',
    pages: { Monitoring: 'Onderpand in beeld' },
    accent: { light: 'rgb(0, 96, 75)', dark: 'rgb(240, 197, 60)' },
  },
];

const logo = (page: Page, name: string) => page.getByRole('link', { name: `${name}, naar de startpagina` });
const paint = (page: Page, button: string) =>
  page.getByRole('button', { name: button }).evaluate(element => getComputedStyle(element).backgroundColor);

/** Comes in by a partner's door, signs in, works, reloads and leaves: the brand is there all the way. */
export async function walkThrough(page: Page, door: Door): Promise<void> {
  await page.goto(door.path);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  await expect(logo(page, door.name)).toBeVisible();
  expect(await paint(page, 'Inloggen')).toBe(door.accent.light);

  await page.goto('/login');
  await expect(logo(page, door.name)).toBeVisible();
  await session.fill(page, `${door.account}@kavel.example`, 'kavel-demo');
  await expect(page).toHaveURL(new RegExp(`${door.path}$`));
  await expect(page.getByRole('heading', { level: 1, name: door.heading })).toBeVisible();
  await expect(page).toHaveTitle(`${door.heading} · ${door.name}`);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/brands\//);

  await page.goto('/search');
  await expect(logo(page, door.name)).toBeVisible();
  await page.reload();
  await expect(logo(page, door.name)).toBeVisible();
  await logo(page, door.name).click();
  await expect(page).toHaveURL(new RegExp(`${door.path}$`));
}

/** The list of the desk keeps what was put on it, with its value. */
export async function addAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Adres toevoegen' }).pressSequentially(address, { delay: 30 });
  await page.getByRole('option').filter({ hasText: address }).first().click();
  const row = page.getByRole('row').filter({ hasText: address });
  await expect(row).toContainText(/€\s[\d.]+ –/);
}
