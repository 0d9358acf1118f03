import { chromium, type Page } from '@playwright/test';
import { atMost, type Measurement } from '../figure';
import { origin, withKavel } from '../kavel';
import { chromiumFlags, chromiumPath } from '../visit';

const warmRuns = 8;

/** Two pages of different remotes, visited alternately. */
const pages = [
  { path: '/search', remote: 'map-workspace' },
  { path: '/', remote: 'marketing' },
] as const;
type VisitedPage = (typeof pages)[number];

/** Time in milliseconds that the host needs to resolve and start a page of a remote whose files are loaded. */
export const measureWarmStart: Measurement = bench =>
  withKavel(bench, async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
    try {
      const page = await browser.newPage();
      await page.goto(origin);
      // The host does not follow the address before its first page is loaded.
      await page.locator('main h1').waitFor();
      for (const visited of pages) await visitCold(page, visited);
      const warm: number[] = [];
      for (let run = 0; run < warmRuns; run += 1) {
        for (const visited of pages) {
          const known = (await loadsOf(page, visited.remote)).length;
          await visit(page, visited, known + 1);
          warm.push(...(await loadsOf(page, visited.remote)).slice(known));
        }
      }
      warm.sort((one, other) => one - other);
      bench.say(`warm starts in ms: ${warm.map(value => value.toFixed(1)).join(', ')}`);
      return [atMost('resolve and start a warm remote', warm[warm.length >> 1] ?? 0, 'ms', 30)];
    } finally {
      await browser.close();
    }
  });

/** A cold page may have been prefetched: then its load is older than the visit, and its title tells that it is shown. */
async function visitCold(page: Page, visited: VisitedPage): Promise<void> {
  const before = await page.title();
  await visit(page, visited, 1);
  await page.waitForFunction(title => document.title !== title, before);
}

/** Opens a page without a page load and waits until its remote was loaded this many times in total. */
async function visit(page: Page, { path, remote }: VisitedPage, loads: number): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitForLoads(page, remote, loads);
}

async function waitForLoads(page: Page, remote: string, loads: number): Promise<void> {
  await page.waitForFunction(
    ({ prefix, least }) =>
      performance.getEntriesByType('measure').filter(({ name }) => name.startsWith(prefix)).length >= least,
    { prefix: `load ${remote}`, least: loads },
  );
}

/** Durations of a remote's loads so far, in milliseconds, oldest first. */
function loadsOf(page: Page, remote: string): Promise<number[]> {
  return page.evaluate(
    prefix =>
      performance
        .getEntriesByType('measure')
        .filter(({ name }) => name.startsWith(prefix))
        .map(({ duration }) => duration),
    `load ${remote}`,
  );
}
