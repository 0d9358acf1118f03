import { authApi } from '@kavel/contracts';
import { projectApi, projectMarkerLimit } from '@kavel/contracts/projects';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { askAt } from '../../ask';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { origin, withKavel } from '../kavel';
import { percentile } from '../locator/ask';
import { enter } from '../page-work';
import { chromiumFlags, chromiumPath } from '../visit';
import { drawnImages, watchDrawnImages } from './drawn-images';

/** Runs in the page, as text: tsx would wrap its function in a helper that the page does not have. */
const watchFrames = `
  window.panFrames = [];
  (function next(before) {
    requestAnimationFrame(now => {
      if (before !== null) window.panFrames.push(now - before);
      next(now);
    });
  })(null);
`;
const rounds = 3;
const steps = 60;
/** Times the frame of the same map without markers. */
const most = 1.5;
const statuses = ['open', 'planned', 'in-progress', 'in-review', 'done'] as const;
const place = 'lon=5.25&lat=52.58&z=13';

/** Dragging the map of the workspace with as many projects as it shows, and without, by turns on one page. */
export const measureMarkers: Measurement = bench =>
  withKavel(bench, async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' });
      return await measureIn(context, bench.say);
    } finally {
      await browser.close();
    }
  });

async function measureIn(context: BrowserContext, say: (line: string) => void): Promise<Figure[]> {
  const body = { email: 'manager@kavel.example', password: 'kavel-demo' };
  const tokens = await askAt(origin)(authApi.login, { body });
  await enter(context, origin, tokens);
  const drawn = await drawnMarkers(context);
  if (drawn !== projectMarkerLimit)
    throw new Error(`The map draws ${drawn} of ${projectMarkerLimit} markers`);
  const page = await context.newPage();
  await answerWithMarkers(page);
  const [without, withMarkers]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    say(`round ${round + 1} of ${rounds}`);
    without.push(...(await framesOf(page, '/search?panel=layers')));
    withMarkers.push(...(await framesOf(page, '/search?panel=projects')));
  }
  const [p95, p95With] = [percentile(without, 0.95), percentile(withMarkers, 0.95)];
  return [
    forComparison('markers drawn', drawn, 'markers'),
    forComparison('pan frame p95 without markers', p95, 'ms'),
    forComparison(`pan frame p95 with ${projectMarkerLimit} markers`, p95With, 'ms'),
    atMost(`pan frame p95 with ${projectMarkerLimit} markers to without`, p95With / p95, 'times', most),
  ];
}

/** On a page of its own, as counting costs time. Each status has a colour, and as many markers as the others. */
async function drawnMarkers(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await watchDrawnImages(page);
  await answerWithMarkers(page);
  await openMap(page, '/search?panel=projects');
  const perStatus = projectMarkerLimit / statuses.length;
  const drawn = (await drawnImages(page)).filter(count => count === perStatus);
  await page.close();
  return drawn.length * perStatus;
}

/** Projects all over the demo municipality, as the service would answer. */
async function answerWithMarkers(page: Page): Promise<void> {
  const markers = Array.from({ length: projectMarkerLimit }, (_, at) => ({
    id: `7c1a2f0e-6a55-4f0f-9d2c-${String(at).padStart(12, '0')}`,
    issue_key: `P-${at}`,
    title: `Project ${at}`,
    status: statuses[at % statuses.length],
    objectId: null,
    lon: 5.22 + (0.06 * (at % 100)) / 100,
    lat: 52.56 + (0.04 * Math.floor(at / 100)) / 100,
  }));
  await page.route(`**${projectApi.listProjectMarkers.path}*`, route =>
    route.fulfill({ json: { result: markers } }),
  );
}

/** Milliseconds between the frames of a drag to and fro. */
async function framesOf(page: Page, path: string): Promise<number[]> {
  await openMap(page, path);
  const [x, y] = [900, 450];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let step = 0; step < steps; step += 1) {
    const way = Math.sin((2 * Math.PI * step) / steps);
    await page.mouse.move(x + 160 * way, y + 80 * way);
  }
  const frames = await page.evaluate<number[]>('window.panFrames');
  await page.mouse.up();
  return frames;
}

async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}&${place}`);
  await page.getByRole('application').waitFor();
  await page.waitForLoadState('networkidle');
}
