import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { atLeast, type Figure, type Measurement } from '../figure';
import { origin, withKavel } from '../kavel';
import { chromiumFlags, chromiumPath } from '../visit';

/** Performance varies between runs; the median of these counts. */
const runs = 3;
const attempts = 3;
const performanceBudgets = { '/': 95, '/login': 95, '/search': 90, '/estimate': 95 };
const categories = { accessibility: 100, 'best-practices': 95 } as const;

/** Lighthouse, desktop, through the gateway. Reports every finding that costs points. */
export const measureLighthouse: Measurement = bench =>
  withKavel(bench, async () => {
    const { say } = bench;
    const figures: Figure[] = [];
    for (const [path, budget] of Object.entries(performanceBudgets)) {
      const results: Result[] = [];
      for (let run = 1; run <= runs; run += 1) results.push(await audit(origin + path));
      const speeds = results.map(result => scoreOf(result, 'performance')).sort((a, b) => a - b);
      say(`${path} performance ${speeds.join(', ')}; ${metricsOf(results)}`);
      say(
        `${path} speed of the machine by Lighthouse ${machineSpeeds(results)}; a free desktop has over 1500`,
      );
      figures.push(atLeast(`Lighthouse performance of ${path}`, speeds[runs >> 1] ?? 0, 'points', budget));
      for (const task of longTasksOf(results)) say(`${path} ${task}`);
      for (const [category, least] of Object.entries(categories)) {
        const worst = Math.min(...results.map(result => scoreOf(result, category)));
        figures.push(atLeast(`Lighthouse ${category} of ${path}`, worst, 'points', least));
      }
      for (const finding of new Set(results.flatMap(findingsOf))) say(`${path} ${finding}`);
    }
    return figures;
  });

/** On a busy machine a run may miss the start of the page; then it is repeated. */
async function audit(address: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, ...result } = await auditOnce(address);
    if (!runtimeError) return result;
    if (attempt === attempts) throw new Error(`${address}: ${runtimeError.message}`);
  }
}

async function auditOnce(address: string): Promise<Result> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  });
  try {
    const run = await lighthouse(
      address,
      {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance', ...Object.keys(categories)],
      },
      desktopConfig,
    );
    if (run === undefined) throw new Error(`Lighthouse had no result for ${address}.`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function metricsOf(results: Result[]): string {
  const middle = (id: string) =>
    results.map(({ audits }) => audits[id]?.numericValue ?? 0).sort((a, b) => a - b)[runs >> 1] ?? 0;
  const seconds = (id: string) => (middle(id) / 1000).toFixed(2);
  return (
    `FCP ${seconds('first-contentful-paint')} s, LCP ${seconds('largest-contentful-paint')} s, ` +
    `TBT ${Math.round(middle('total-blocking-time'))} ms, CLS ${middle('cumulative-layout-shift').toFixed(3)}, ` +
    `speed index ${seconds('speed-index')} s`
  );
}

/** Long tasks of the main thread, from the median run. */
function longTasksOf(results: Result[]): string[] {
  const [, middle] = [...results].sort(
    (one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'),
  );
  const details = middle?.audits['long-tasks']?.details as LongTasks | undefined;
  return (details?.items ?? []).map(
    ({ url, startTime, duration }) =>
      `long task ${Math.round(duration)} ms at ${Math.round(startTime)} ms: ${url}`,
  );
}

interface LongTasks {
  items?: { url: string; startTime: number; duration: number }[];
}

function machineSpeeds(results: Result[]): string {
  return results.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(', ');
}

/** Accessibility and best-practice audits that cost points, with their elements. */
function findingsOf({ categories: found, audits }: Result): string[] {
  return Object.keys(categories).flatMap(category =>
    (found[category]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category} ${id}: ${audits[id]?.title} ${elementsOf(audits[id]?.details)}`.trim()),
  );
}

function elementsOf(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: Record<string, unknown>[] };
  return items.map(item => JSON.stringify(item).slice(0, 600)).join('\n      ');
}
