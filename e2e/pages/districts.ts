import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** `/district-values-map`: areas with their values. */
export const districts = {
  table: (page: Page) => page.getByRole('table', { name: 'Gebieden met hun waarden' }),
  /** The row of an area, scrolled to: only rows in view are on the page. */
  async row(page: Page, code: string): Promise<Locator> {
    const table = districts.table(page);
    const row = table.getByRole('row').filter({ has: page.getByTitle(`(${code})`) });
    await table.hover();
    await expect(async () => {
      if ((await row.count()) === 0) await page.mouse.wheel(0, 400);
      expect(await row.count()).toBe(1);
    }).toPass({ intervals: [50] });
    return row;
  },
};

/** Euro as the pages write them. */
export const money = (euro: number) => `€\u00a0${Math.round(euro).toLocaleString('nl-NL')}`;

/** A number of areas as the pages write it. */
export const areaCount = (count: number) => `${count} ${count === 1 ? 'gebied' : 'gebieden'}`;

/** How many values lie in each class, from the first threshold down to the last and up. */
export function classCounts(values: readonly number[], breaks: readonly number[]): number[] {
  const ends = [-Infinity, ...breaks, Infinity];
  return ends
    .slice(1)
    .map((end, at) => values.filter(value => value >= (ends[at] ?? 0) && value < end).length);
}

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = [Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2)];
  return middle.reduce((sum, at) => sum + (sorted[at] ?? 0), 0) / 2;
}
