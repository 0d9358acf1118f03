import { chromium } from '@playwright/test';
import { atMost, type Measurement } from '../figure';
import { origin, withKavel } from '../kavel';
import { chromiumFlags, chromiumPath } from '../visit';

const runs = 9;
const pages = ['/', '/search'] as const;

/** What the host itself takes to resolve and start a page of a remote whose files are there, in milliseconds. */
export const measureWarmStart: Measurement = bench =>
  withKavel(bench, async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
    try {
      const page = await browser.newPage();
      await page.goto(origin);
      for (let run = 0; run < runs; run += 1) {
        for (const path of [...pages].reverse()) {
          const before = await page.evaluate(() => performance.getEntriesByType('measure').length);
          await page.evaluate(to => {
            history.pushState(null, '', to);
            dispatchEvent(new PopStateEvent('popstate'));
          }, path);
          await page.waitForFunction(count => performance.getEntriesByType('measure').length > count, before);
        }
      }
      const loads = await page.evaluate(() =>
        performance
          .getEntriesByType('measure')
          .filter(({ name }) => name.startsWith('load '))
          .map(({ duration }) => duration),
      );
      // Every page was loaded cold once before.
      const warm = loads.slice(pages.length).sort((one, other) => one - other);
      bench.say(`warm starts in ms: ${warm.map(value => value.toFixed(1)).join(', ')}`);
      return [atMost('resolve and start a warm remote', warm[warm.length >> 1] ?? 0, 'ms', 30)];
    } finally {
      await browser.close();
    }
  });
