import { authApi, portfolioApi, type TokenPair } from '@kavel/contracts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { atMost, type Bench, type Figure, type Measurement } from '../figure';
import { origin, synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';
import { enter, longestTask } from '../page-work';
import { chromiumFlags, chromiumPath } from '../visit';
import { addressLines, inPortfolio, storeList } from './long-list';
import { call } from './service';

const objects = 200_000;
const unitCount = 50_000;
const screens = 60;
const words = ['straat 12', 'straat 4', ''];

/** Work of the page per frame while a portfolio of 50,000 units is scrolled, filtered and sorted. */
export const measureHub: Measurement = async bench => {
  await synthesized(bench, objects);
  // A few addresses do not match: the list is slightly longer than the portfolio has to be.
  const lines = await addressLines(objects, Math.ceil(unitCount * 1.05));
  return withSyntheticKavel(objects, async () => {
    const body = { email: 'manager@kavel.example', password: 'kavel-demo' };
    const tokens = await call(authApi.login, { body });
    bench.say(`storing ${lines.length} addresses`);
    return inPortfolio(tokens.access_token, async id => {
      await storeList(id, lines, tokens.access_token);
      const { units } = await call(portfolioApi.getUnitTable, { params: { id } }, tokens.access_token);
      if (units.id.length < unitCount) throw new Error(`The portfolio has only ${units.id.length} units`);
      return measurePage(bench, id, units.id.length, tokens);
    });
  });
};

async function measurePage({ say }: Bench, id: string, units: number, tokens: TokenPair): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await openHub(browser, id, tokens);
    say(`scrolling ${screens} screens of ${units} units`);
    const scrolling = await longestTask(page, () => scroll(page));
    say('typing in the filter and sorting');
    const filtering = await longestTask(page, () => filter(page));
    return [
      atMost(`longest task while scrolling ${unitCount} units`, scrolling, 'ms', 50),
      atMost(`longest task while filtering ${unitCount} units`, filtering, 'ms', 50),
    ];
  } finally {
    await browser.close();
  }
}

async function openHub(browser: Browser, id: string, tokens: TokenPair): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
  });
  await enter(context, origin, tokens);
  const page = await context.newPage();
  await page.goto(`${origin}/${id}/hub`);
  await page.getByRole('table').getByRole('row').nth(5).waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  // The map comes last: opening the page must not be measured as scrolling.
  await page.locator('canvas').first().waitFor();
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
  return page;
}

async function scroll(page: Page): Promise<void> {
  await page.getByRole('table').hover();
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, screen % 10 === 9 ? 200_000 : 600);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(done)));
  }
}

async function filter(page: Page): Promise<void> {
  const field = page.getByRole('searchbox');
  for (const word of words) {
    await field.fill('');
    await field.pressSequentially(word, { delay: 40 });
    await page.waitForTimeout(600);
  }
  for (const type of await page.getByRole('group', { name: 'Toon per type' }).getByRole('button').all()) {
    await type.click();
  }
  await page.waitForTimeout(600);
}
