import type { Page } from '@playwright/test';
import { type Account, session } from './session';
import { expect } from './test';

export interface Entrance {
  path: string;
  name: string;
  account: Account;
  heading: string;
  /** Heading by page in the navigation. */
  pages: Record<string, string>;
  /** As computed by the browser. */
  accent: { light: string; dark: string };
}

export const entrances: readonly Entrance[] = [
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

/** Enters by a partner's entrance, signs in, works, reloads and signs out: the brand stays all the time. */
export async function walkThrough(page: Page, entrance: Entrance): Promise<void> {
  await page.goto(entrance.path);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  await expect(logo(page, entrance.name)).toBeVisible();
  expect(await paint(page, 'Inloggen')).toBe(entrance.accent.light);

  await page.goto('/login');
  await expect(logo(page, entrance.name)).toBeVisible();
  await session.fill(page, `${entrance.account}@kavel.example`, 'kavel-demo');
  await expect(page).toHaveURL(new RegExp(`${entrance.path}$`));
  await expect(page.getByRole('heading', { level: 1, name: entrance.heading })).toBeVisible();
  await expect(page).toHaveTitle(`${entrance.heading} · ${entrance.name}`);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/brands\//);

  await page.goto('/search');
  await expect(logo(page, entrance.name)).toBeVisible();
  await page.reload();
  await expect(logo(page, entrance.name)).toBeVisible();
  await logo(page, entrance.name).click();
  await expect(page).toHaveURL(new RegExp(`${entrance.path}$`));
}

/** Adds an address to the desk's list, which shows its value. */
export async function addAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Adres toevoegen' }).pressSequentially(address, { delay: 30 });
  await page.getByRole('option').filter({ hasText: address }).first().click();
  const row = page.getByRole('row').filter({ hasText: address });
  await expect(row).toContainText(/€\s[\d.]+ –/);
}
