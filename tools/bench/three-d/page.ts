import { get } from 'node:http';
import { type Browser, chromium, type Page } from '@playwright/test';
import { atLeast, atMost, type Bench, type Figure, forComparison } from '../figure';
import { chromiumPath } from '../visit';
import { openWater, softwareWebgl } from './browser';
import { withDelft } from './delft-kavel';
import { countFrames, framesIn, turn } from './frames';

const delftView = '/3d?lon=4.37100&lat=52.00560&z=16.60&pitch=55&bearing=0&time=2026-06-21T10:00Z';
const stillMs = 3_000;
const rounds = 2;

/** The page `/3d` over Delft: its bytes, a still view, and a turn. */
export async function measurePage(bench: Bench): Promise<Figure[]> {
  return withDelft(bench, async origin => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: softwareWebgl });
    try {
      bench.say('the bytes of the page');
      const bytes = await bytesOnTop(browser, origin);
      const page = await openWhole(browser, `${origin}${delftView}`);
      bench.say('a still view');
      const still = await framesIn(page, stillMs);
      bench.say('a turn over Delft, and over the empty map');
      const [full, empty] = [[] as number[], [] as number[]];
      const bare = await openWhole(browser, `${origin}${delftView}&layers=none`);
      for (let round = 0; round < rounds; round++) {
        empty.push(await turn(bare));
        full.push(await turn(page));
      }
      const share = sum(full) / sum(empty);
      return [
        atMost('scripts and workers of 3D on top of the flat map, brotli', bytes, 'kB', 560),
        atMost(`frames of a still view in ${stillMs / 1_000} s`, still, 'frames', 0),
        atLeast('frame rate of a turn over Delft, of that over the empty map', share * 100, '%', 100 / 3),
        forComparison('a turn over the empty map', sum(empty) / rounds, 'frames/s'),
        forComparison('a turn over Delft', sum(full) / rounds, 'frames/s'),
      ];
    } finally {
      await browser.close();
    }
  });
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Scripts and workers that `/3d` fetches, and `/search` does not where it stays flat, in kB as sent. */
async function bytesOnTop(browser: Browser, origin: string): Promise<number> {
  const flat = await scriptsOf(browser, `${origin}/search`, '.ol-viewport', withoutWebgl);
  const added = [...(await scriptsOf(browser, `${origin}${openWater}`, '[data-whole]'))].filter(
    address => !flat.has(address),
  );
  const bytes = await Promise.all(added.map(compressedBytes));
  return sum(bytes) / 1_000;
}

/** Runs in the page: it keeps the flat map. */
function withoutWebgl(): void {
  Reflect.deleteProperty(window, 'WebGL2RenderingContext');
}

/** Addresses of what a page has fetched when its map is there. */
async function scriptsOf(
  browser: Browser,
  address: string,
  sign: string,
  before: () => void = () => undefined,
): Promise<Set<string>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(before);
  const found = new Set<string>();
  page.on('request', request => found.add(request.url()));
  await page.goto(address);
  await page.locator(sign).first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  for (const worker of page.workers()) found.add(worker.url());
  await page.close();
  return new Set([...found].filter(one => /^http.*\.m?js$/.test(one)));
}

/** As a browser gets it. `fetch` would decompress it. */
function compressedBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, answer => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

async function openWhole(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' });
  await page.addInitScript(countFrames);
  await page.goto(address);
  await page.locator('[data-whole]').waitFor({ timeout: 180_000 });
  // Whole once a second passed without a frame.
  for (let frames = 1; frames > 0; ) frames = await framesIn(page, 1_000);
  return page;
}
