import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** `/boundries`, and the toggle of the work area on every page that has one. */
export const workAreas = {
  /** Makes a work area of a wijk and returns its id. */
  async choose(page: Page, wijk: string): Promise<string> {
    await page.goto('/boundries');
    await page.getByRole('button', { name: 'Kiezen' }).click();
    await page.getByLabel('Soort gebied').selectOption('wijk');
    await page.getByRole('combobox', { name: 'Zoek een gebied' }).fill(wijk);
    await page.getByRole('option', { name: new RegExp(`^${wijk}\\b`) }).click();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    const link = page.getByRole('link', { name: `${wijk} op de kaart` });
    const [, id] = /[?&]work=([\w-]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
    return id ?? randomUUID();
  },
  toggle: (page: Page) => page.getByRole('button', { name: 'Werkgebied', exact: true }),
  chip: (page: Page) => page.getByRole('button', { name: /^Verwijder filter Werkgebied/ }),
  /** What the legend of the map says while the rest is dimmed. */
  dimmed: (page: Page) => page.getByText('Gedimd: buiten het werkgebied').filter({ visible: true }),
  async isOn(page: Page): Promise<void> {
    await expect(workAreas.toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(workAreas.dimmed(page)).toBeVisible();
  },
  async isOff(page: Page): Promise<void> {
    await expect(workAreas.toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(workAreas.dimmed(page)).toHaveCount(0);
  },
};
