import type { Result } from 'lighthouse';
import { atLeast, type Bench, type Figure, forComparison, type Measurement } from '../figure';
import { origin, withKavel } from '../kavel';
import { audit, type Category, type Device } from './lighthouse-audit';
import { findingsOf, longTasksOf, machineIndexOf, median, metricsOf, scoreOf } from './lighthouse-report';

/** Performance varies between runs; the median of these counts. */
const runs = 3;

/** What a page has to reach, in points. */
interface Budgets {
  performance: number;
  /** The worst run counts. */
  others: Partial<Record<Category, number>>;
}

/** Pages that visitors come in by, with the four kinds of users that `/landing-page` has a page for. */
const publicPages = [
  '/',
  '/landing-page',
  '/landing-page/investors',
  '/landing-page/appraisers',
  '/landing-page/banks',
  '/landing-page/corporations',
  '/estimate',
  '/estimate/boron',
  '/energielabelsprong-woningwaarde',
];
/** Maps without a session. Not `/3d`, which a browser without a graphics card draws in seconds: `npm run bench -- 3d`. */
const mapPages = ['/search', '/wws', '/maps/development'];

const inSearchEngines: Budgets = {
  performance: 95,
  others: { accessibility: 100, 'best-practices': 100, seo: 100 },
};
/** Search engines are kept out of these, which costs points for SEO. */
const outside = { accessibility: 100, 'best-practices': 95 };
const desktopBudgets: Record<string, Budgets> = {
  ...Object.fromEntries(publicPages.map(path => [path, inSearchEngines])),
  '/login': { performance: 95, others: outside },
  ...Object.fromEntries(mapPages.map(path => [path, { performance: 90, others: outside }])),
};
const mobileBudgets = Object.fromEntries(
  publicPages.map(path => [path, { performance: 80, others: {} } satisfies Budgets]),
);

/** Lighthouse, desktop, through the gateway. Reports every finding that costs points. */
export const measureLighthouse: Measurement = bench => measure(bench, 'desktop', desktopBudgets);

/** The performance of public pages on a phone, by Lighthouse: a processor of a quarter the speed, 1.6 Mbit/s. */
export const measureLighthouseMobile: Measurement = bench => measure(bench, 'mobile', mobileBudgets);

const measure = (bench: Bench, device: Device, budgets: Record<string, Budgets>): Promise<Figure[]> =>
  withKavel(bench, async () => {
    const figures: Figure[] = [];
    for (const [path, budget] of Object.entries(budgets)) {
      const results: Result[] = [];
      for (let run = 1; run <= runs; run += 1) {
        results.push(await audit(origin + path, device, Object.keys(budget.others) as Category[]));
      }
      report(bench, path, results);
      figures.push(...figuresOf(`${path} on ${device}`, results, budget));
    }
    return figures;
  });

function figuresOf(page: string, results: Result[], { performance, others }: Budgets): Figure[] {
  const speeds = results.map(result => scoreOf(result, 'performance'));
  return [
    atLeast(`Lighthouse performance of ${page}`, median(speeds), 'points', performance),
    forComparison(
      `machine during ${page}, by Lighthouse; a free desktop has over 1500`,
      median(results.map(machineIndexOf)),
      'index',
    ),
    ...Object.entries(others).map(([category, least]) => {
      const worst = Math.min(...results.map(result => scoreOf(result, category)));
      return atLeast(`Lighthouse ${category} of ${page}`, worst, 'points', least);
    }),
  ];
}

function report({ say }: Bench, path: string, results: Result[]): void {
  const speeds = results.map(result => scoreOf(result, 'performance'));
  const machine = results.map(result => Math.round(machineIndexOf(result)));
  say(
    `${path} performance ${speeds.join(', ')} at a machine of ${machine.join(', ')}; ${metricsOf(results)}`,
  );
  for (const task of longTasksOf(results)) say(`${path} ${task}`);
  for (const finding of new Set(results.flatMap(findingsOf))) say(`${path} ${finding}`);
}
