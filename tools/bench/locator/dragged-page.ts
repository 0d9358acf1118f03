import { authApi } from '@kavel/contracts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { runTypeScript } from '../../run';
import { atMost, type Bench, type Figure, forComparison } from '../figure';
import { enter, longestTask } from '../page-work';
import { chromiumFlags, chromiumPath } from '../visit';
import { ask, percentile } from './ask';
import { openEmptyPage } from './empty-page';
import { paintedCounts, watchCount } from './painted-count';
import { origin } from './synthetic-kavel';

const movements = 160;
const paceMs = 25;
const frame = 16;

/** Frames start on demand: waiting for the next vsync would add up to 16 ms. */
const withoutVsync = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

/** A page with a count that follows a slider. */
export interface DraggedPage {
  path: string;
  /** Name of the upper thumb of the slider. */
  thumb: string;
  /** Call whose answer the counts are looked up in. */
  distribution: RegExp;
  /** Of what is counted, after the name of a figure. */
  named: (what: string) => string;
}

/** Builds what changed, unless the existing builds are to be measured. */
export async function builtPages({ asBuilt, say }: Bench): Promise<void> {
  if (asBuilt) return;
  say('building what changed');
  await runTypeScript('tools/build.ts', []);
}

/** Drags a slider by mouse: time from the movement to the paint of the new count. */
export async function dragFigures(bench: Bench, page: DraggedPage): Promise<Figure[]> {
  const { named } = page;
  const quick = await measureIn(bench, page, withoutVsync);
  bench.say('once more at the rhythm of a screen');
  const withVsync = await measureIn(bench, page, []);
  return [
    atMost(named('slider to painted count p50'), percentile(quick.painted, 0.5), 'ms', frame),
    atMost(named('slider to painted count p95'), percentile(quick.painted, 0.95), 'ms', frame),
    forComparison(named('slider to painted count p50 with vsync'), percentile(withVsync.painted, 0.5), 'ms'),
    forComparison(named('slider to painted count p95 with vsync'), percentile(withVsync.painted, 0.95), 'ms'),
    forComparison('movement to painted text p50 on an empty page', percentile(quick.empty, 0.5), 'ms'),
    forComparison('movement to painted text p95 on an empty page', percentile(quick.empty, 0.95), 'ms'),
    forComparison(named('longest work of a movement'), quick.work, 'ms'),
    forComparison(named('counts painted while dragging'), quick.painted.length, 'counts'),
    atMost(named('calls while dragging'), quick.calls, 'calls', 0),
  ];
}

interface Dragged {
  /** Milliseconds from each movement to the paint of a new count. */
  painted: number[];
  /** The same for a text on an otherwise empty page. */
  empty: number[];
  /** Longest task in milliseconds of the processor. */
  work: number;
  calls: number;
}

async function measureIn({ say }: Bench, dragged: DraggedPage, flags: readonly string[]): Promise<Dragged> {
  const body = { email: 'manager@kavel.example', password: 'kavel-demo' };
  const tokens = await ask(authApi.login, { body });
  const args = [...chromiumFlags, ...flags];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' });
    const empty = await paintedOnEmptyPage(context);
    await enter(context, origin, tokens);
    const page = await context.newPage();
    await page.goto(origin + dragged.path);
    await page.locator('[data-count]').waitFor();
    await page.waitForLoadState('networkidle');
    const rail = await grab(page, dragged);
    await page.evaluate(watchCount);
    say('dragging');
    const calls = await drag(page, rail);
    const painted = await page.evaluate(paintedCounts);
    if (painted.length < movements / 4)
      throw new Error(`The count followed ${painted.length} of ${movements} movements`);
    say('once more for the work of a movement');
    const work = await longestTask(page, async () => {
      await drag(page, rail);
    });
    await page.mouse.up();
    return { painted, empty, work, calls };
  } finally {
    await browser.close();
  }
}

/** Overhead of browser and measurement, the lower bound for any page. */
async function paintedOnEmptyPage(context: BrowserContext): Promise<number[]> {
  const page = await openEmptyPage(context);
  const rail = { x: 700, y: 300, width: 300 };
  await page.mouse.move(rail.x, rail.y);
  await page.mouse.down();
  await page.evaluate(watchCount);
  await drag(page, rail);
  const painted = await page.evaluate(paintedCounts);
  await page.close();
  return painted;
}

interface Rail {
  /** Start position of the thumb, and its distance to the left. */
  x: number;
  y: number;
  width: number;
}

/** Grabs the upper thumb of the slider, and waits for the data behind its counts. */
async function grab(page: Page, { thumb: name, distribution }: DraggedPage): Promise<Rail> {
  const thumb = page.getByRole('slider', { name, exact: true });
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  const rail = await thumb.locator('..').boundingBox();
  if (!box || !rail) throw new Error(`The slider ${name} is not in view`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const answered = page.waitForResponse(distribution);
  await page.mouse.down();
  await (await answered).finished();
  return { x, y, width: rail.width };
}

/** Moves back and forth at human speed. Returns the number of requests to the service meanwhile. */
async function drag(page: Page, { x, y, width }: Rail): Promise<number> {
  let calls = 0;
  const count = () => {
    calls += 1;
  };
  page.on('request', count);
  for (let movement = 1; movement <= movements; movement += 1) {
    const way = 1 - Math.abs(1 - (2 * movement) / movements);
    await page.mouse.move(x - way * width * 0.9, y);
    await page.waitForTimeout(paceMs);
  }
  page.off('request', count);
  return calls;
}
