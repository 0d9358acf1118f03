import { authApi, portfolioApi, type TokenPair, vtwTypes } from '@kavel/contracts';
import { hubApi, type UnitTable } from '@kavel/contracts/hub';
import { type Browser, chromium, type Page } from '@playwright/test';
import { atMost, type Figure, type Measurement } from '../figure';
import { enter, longestTask } from '../page-work';
import { chromiumFlags, chromiumPath } from '../visit';
import { call, origin, withServices } from './service';

const unitCount = 50_000;
const screens = 60;
const words = ['straat 12', 'straat 4', ''];

/** Work of the page per frame while a portfolio of 50,000 units is scrolled through, filtered and sorted. */
export const measureHub: Measurement = ({ say }) =>
  withServices(async () => {
    const body = { email: 'manager@kavel.example', password: 'kavel-demo' };
    const tokens = await call(authApi.login, { body });
    const name = `Vijftigduizend ${Date.now()}`;
    const { id } = await call(portfolioApi.createPortfolio, { body: { name } }, tokens.access_token);
    const portfolio = await call(hubApi.getUnitTable, { params: { id } }, tokens.access_token);
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
    try {
      const page = await openHub(browser, id, { ...portfolio, unitCount, units: madeUpTable() }, tokens);
      say(`scrolling ${screens} screens of ${unitCount} units`);
      const scrolling = await longestTask(page, () => scroll(page));
      say('typing in the filter and sorting');
      const filtering = await longestTask(page, () => filter(page));
      await call(portfolioApi.deletePortfolio, { params: { id } }, tokens.access_token);
      return [
        atMost(`longest task while scrolling ${unitCount} units`, scrolling, 'ms', 50),
        atMost(`longest task while filtering ${unitCount} units`, filtering, 'ms', 50),
      ] satisfies Figure[];
    } finally {
      await browser.close();
    }
  });

/** The hub with a made-up answer: only the page is measured, not who gives it the units. */
async function openHub(browser: Browser, id: string, answer: object, tokens: TokenPair): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
  });
  await enter(context, origin, tokens);
  const page = await context.newPage();
  await page.route('**/unit-table**', route => route.fulfill({ json: { result: answer } }));
  await page.goto(`${origin}/${id}/hub`);
  await page.getByRole('table').getByRole('row').nth(5).waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  // The map comes last: what it takes to open the page is not what it takes to scroll.
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

function madeUpTable(): UnitTable {
  const made = <Value>(of: (index: number) => Value) =>
    Array.from({ length: unitCount }, (_, index) => of(index));
  const labels = ['A', 'B', 'C', 'D', null] as const;
  return {
    id: made(index => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
    revision: made(() => 1),
    objectId: made(index => String(index).padStart(16, '0')),
    straat: made(index => `Proefstraat ${index % 400}`),
    huisnummer: made(index => (index % 250) + 1),
    huisletter: made(() => null),
    huisnummertoevoeging: made(() => null),
    postcode: made(index => `${7300 + (index % 90)}AA`),
    woonplaats: made(() => 'Apeldoorn'),
    vtwType: made(index => vtwTypes[index % 4] ?? 'overig'),
    oppervlakte: made(index => 40 + ((index * 7) % 300)),
    bouwjaar: made(index => 1900 + (index % 120)),
    energielabel: made(index => labels[index % labels.length] ?? null),
    annualRent: made(index => (index % 3 === 0 ? null : 6_000 + ((index * 37) % 90_000))),
    marketRent: made(() => null),
    annualCosts: made(() => null),
    leaseEnd: made(index => (index % 2 ? `20${30 + (index % 10)}-06-30` : null)),
    leaseBreak: made(() => null),
    wozValue: made(() => null),
    value: made(index => 100_000 + ((index * 997) % 900_000)),
    lon: made(index => 5.9 + (index % 300) / 3_000),
    lat: made(index => 52.15 + (index % 287) / 3_000),
  };
}
