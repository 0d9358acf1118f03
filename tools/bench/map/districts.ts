import { authApi } from '@kavel/contracts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { runTypeScript } from '../../run';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { ask, percentile } from '../locator/ask';
import { origin, synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';
import { enter } from '../page-work';
import { chromiumFlags, chromiumPath } from '../visit';
import { measureGeoJson } from './geojson-picture';
import { pictureTime, watchPicture, withoutNames } from './painted-picture';

const objects = 100_000;
const buurten = 14_000;
const rounds = 5;
/** From the focus on a field to the choice of another value. */
const aimMs = 600;
/** The picture is complete when it has not changed for this long. */
const quietMs = 700;
const [firstPaint, recolour] = [400, 50];
const withoutVsync = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

/** The district map with 14,000 buurten in view: from a choice to the painted picture. */
export const measureDistricts: Measurement = async bench => {
  await synthesized(bench, objects, 0, buurten);
  if (!bench.asBuilt) {
    bench.say('building what changed');
    await runTypeScript('tools/build.ts', []);
  }
  return withSyntheticKavel(objects, () => measureInBrowser(bench.say), 0, buurten);
};

async function measureInBrowser(say: (line: string) => void): Promise<Figure[]> {
  const body = { email: 'manager@kavel.example', password: 'kavel-demo' };
  const tokens = await ask(authApi.login, { body });
  const args = [...chromiumFlags, ...withoutVsync];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  try {
    const opened: number[] = [];
    const visited: number[] = [];
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      say(`round ${round + 1} of ${rounds}`);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' });
      await context.addInitScript(withoutNames);
      await enter(context, origin, tokens);
      const page = await context.newPage();
      opened.push(await openBuurten(page));
      for (const [name, time] of Object.entries(await recolours(page)))
        times.set(name, [...(times.get(name) ?? []), time]);
      await page.close();
      visited.push(await visit(context));
      await context.close();
    }
    say('once more as GeoJSON');
    const alternative = await measureGeoJson(browser);
    const p50 = (name: string) => percentile(times.get(name) ?? [], 0.5);
    return [
      atMost(`first paint of ${buurten} buurten, p50`, percentile(opened, 0.5), 'ms', firstPaint),
      forComparison('first paint, the first visitor of all', opened[0] ?? Number.NaN, 'ms'),
      forComparison('from the address of the page, its code cached', percentile(visited, 0.5), 'ms'),
      atMost('recolour by other classes, p50', p50('classes'), 'ms', recolour),
      atMost('recolour by another year, p50', p50('year'), 'ms', recolour),
      atMost('recolour by another measure, p50', p50('measure'), 'ms', recolour),
      ...alternative,
    ];
  } finally {
    await browser.close();
  }
}

/** From choosing buurten on a map of gemeenten, whose code is there, to the picture of all buurten. */
async function openBuurten(page: Page): Promise<number> {
  await page.goto(`${origin}/district-values-map?level=gemeente&lon=5.3&lat=52.2&z=6.7`);
  await page.getByRole('application').waitFor();
  await page.waitForLoadState('networkidle');
  return timeOf(page, () => page.getByRole('combobox', { name: 'Gebieden' }).selectOption('buurt'));
}

/** As a user chooses: the field has the focus for a moment before another value is picked. */
async function recolours(page: Page): Promise<Record<string, number>> {
  const choose = async (label: string, value: string) => {
    const field = page.getByRole('combobox', { name: label, exact: true });
    await field.focus();
    await page.waitForTimeout(aimMs);
    return timeOf(page, () => field.selectOption(value));
  };
  return {
    classes: await choose('Aantal klassen', '7'),
    year: await choose('Jaar', '2021'),
    measure: await choose('Cijfer', 'bevolkingsdichtheid'),
  };
}

async function visit(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/wws?level=gemeente`);
  await page.waitForLoadState('networkidle');
  await page.addInitScript(`(${watchPicture})(null)`);
  await page.goto(`${origin}/district-values-map?level=buurt&lon=5.3&lat=52.2&z=6.7`);
  const time = await settled(page);
  await page.close();
  return time;
}

async function timeOf(page: Page, choose: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watchPicture, 'change' as const);
  await choose();
  return settled(page);
}

/** Waits until the picture is complete. */
async function settled(page: Page): Promise<number> {
  let [last, since] = [null as number | null, performance.now()];
  while (last === null || performance.now() - since < quietMs) {
    await page.waitForTimeout(100);
    const time = await page.evaluate(pictureTime);
    if (time !== last) [last, since] = [time, performance.now()];
    if (performance.now() - since > 30_000) throw new Error('The map was not painted');
  }
  return last;
}
