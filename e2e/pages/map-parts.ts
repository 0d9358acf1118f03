import type { Page } from '@playwright/test';
import { locator } from './locator';
import { expect } from './test';
import { transactions } from './transactions';
import { workAreas } from './work-areas';

/** A part of the map workspace that a user sets. */
export interface MapPart {
  name: string;
  /** Sets it on `/search` as a user does. */
  set(page: Page): Promise<void>;
  /** Opens what shows it, and checks that it does. */
  isSet(page: Page): Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isPressed = (page: Page, name: string) =>
  expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
/** Opens a panel, unless the last visit left it open. */
async function openPanel(page: Page, name: string): Promise<void> {
  if ((await button(page, name).getAttribute('aria-pressed')) !== 'true') await button(page, name).click();
}
const labels = (page: Page) => page.getByRole('checkbox', { name: 'Namen van stations en andere plekken' });
const chooser = (page: Page) => page.getByLabel('Portefeuille op de kaart');
const search = (page: Page) => page.getByRole('dialog', { name: 'Uitgebreid zoeken' }).getByRole('searchbox');

/** Every panel; `portfolio` is the name of one. */
export const panelsWith = (portfolio: string): MapPart[] => [
  {
    name: 'locator',
    async set(page) {
      await openPanel(page, 'Locator');
      await locator.option(page, 'Kantoor').check();
    },
    async isSet(page) {
      await openPanel(page, 'Locator');
      await expect(locator.option(page, 'Kantoor')).toBeChecked();
      await isPressed(page, 'Locatorresultaten');
    },
  },
  {
    name: 'transactions',
    async set(page) {
      await openPanel(page, 'Transacties');
      await page.getByRole('checkbox', { name: /^Appartement / }).check();
    },
    async isSet(page) {
      await openPanel(page, 'Transacties');
      await expect(page.getByRole('checkbox', { name: /^Appartement / })).toBeChecked();
      await expect(transactions.count(page)).toBeVisible();
    },
  },
  {
    name: 'layers',
    async set(page) {
      await openPanel(page, 'Lagen');
      await page.getByRole('checkbox', { name: '3. Bouwjaar' }).check();
    },
    async isSet(page) {
      await openPanel(page, 'Lagen');
      await expect(page.getByRole('checkbox', { name: '3. Bouwjaar' })).toBeChecked();
    },
  },
  {
    name: 'portfolio',
    async set(page) {
      await openPanel(page, 'Portefeuille');
      await chooser(page).selectOption(portfolio);
    },
    async isSet(page) {
      await openPanel(page, 'Portefeuille');
      await expect(chooser(page).getByRole('option', { selected: true })).toHaveText(portfolio);
    },
  },
  {
    name: 'projects',
    async set(page) {
      await openPanel(page, 'Projecten');
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByLabel('Periode', { exact: true }).selectOption('lastYear');
      await page.getByRole('button', { name: /^Toon / }).click();
    },
    async isSet(page) {
      await openPanel(page, 'Projecten');
      await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    },
  },
  {
    name: 'portfolio hub',
    async set(page) {
      await openPanel(page, 'Portfolio hub');
      await chooser(page).selectOption(portfolio);
    },
    async isSet(page) {
      await openPanel(page, 'Portfolio hub');
      await expect(chooser(page).getByRole('option', { selected: true })).toHaveText(portfolio);
    },
  },
];

/** Every toggle and setting that is on or off, but for the advanced search. */
export const toggles: MapPart[] = [
  {
    name: 'work area',
    async set(page) {
      await workAreas.toggle(page).click();
    },
    isSet: page => workAreas.isOn(page),
  },
  {
    name: 'locator results',
    async set(page) {
      await button(page, 'Locatorresultaten').click();
      await openPanel(page, 'Lagen');
    },
    async isSet(page) {
      await openPanel(page, 'Lagen');
      await isPressed(page, 'Locatorresultaten');
    },
  },
  {
    name: 'POI labels',
    async set(page) {
      await openPanel(page, 'Lagen');
      await labels(page).uncheck();
    },
    async isSet(page) {
      await openPanel(page, 'Lagen');
      await expect(labels(page)).not.toBeChecked();
    },
  },
];

/** Lies over the map. */
export const advancedSearch: MapPart = {
  name: 'advanced search',
  async set(page) {
    await button(page, 'Uitgebreid zoeken').click();
    await search(page).fill('194000, 470000');
    await expect(page).toHaveURL(/find=194000/);
  },
  isSet: page => expect(search(page)).toHaveValue('194000, 470000'),
};

/** Closes it. */
export const closeSearch = (page: Page) => page.keyboard.press('Escape');
