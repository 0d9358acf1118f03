import { type Browser, chromium } from '@playwright/test';
import { untilAtRest } from '../../at-rest';
import { atMost, type Figure, forComparison, type Measurement } from '../../figure';
import { withKavel } from '../../kavel';
import { chromiumFlags, chromiumPath } from '../../visit';
import { type Build, type Opening, openPage } from './open-page';
import { withWholeKavel } from './whole-kavel';

const pages = ['/search', '/valuations'] as const;
/** Openings of each build per page, without the first, which warms up: single ones differ by hundreds of milliseconds. */
const pairs = { plain: 20, late: 12 };
/** Delay of every response in milliseconds, so that sequential requests are visible. */
const latency = 200;

/** One opening of each build, right after each other. */
type Pair = Record<Build, Opening>;

/** Compares Kavel in parts with a single build, from the same sources in the same run. */
export const measureMonolith: Measurement = bench =>
  withKavel(bench, ({ pid }) => {
    bench.say('building all of it in one');
    return withWholeKavel(async whole => {
      await untilAtRest(pid);
      await untilAtRest(whole.pid);
      const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
      try {
        const figures: Figure[] = [];
        for (const path of pages) {
          const plain = await openInPairs(browser, path, 0, pairs.plain);
          const late = await openInPairs(browser, path, latency, pairs.late);
          figures.push(...figuresOf(path, plain, late, bench.say));
        }
        return figures;
      } finally {
        await browser.close();
      }
    });
  });

/** Both builds alternate, and which comes first too: other load on the machine then slows both. */
async function openInPairs(browser: Browser, path: string, delay: number, count: number): Promise<Pair[]> {
  const opened: Pair[] = [];
  for (let at = 0; at <= count; at += 1) {
    const open = (build: Build) => openPage(browser, build, path, delay);
    if (at % 2 === 0) opened.push({ parts: await open('parts'), whole: await open('whole') });
    else {
      const whole = await open('whole');
      opened.push({ parts: await open('parts'), whole });
    }
  }
  return opened.slice(1);
}

function figuresOf(path: string, plain: Pair[], late: Pair[], say: (line: string) => void): Figure[] {
  for (const build of ['parts', 'whole'] as const) {
    const kB = (median(plain.map(pair => pair[build].bytes)) / 1000).toFixed(1);
    const ms = (opened: Pair[]) => Math.round(median(opened.map(pair => pair[build].interactive)));
    say(`${path} in ${build}: ${kB} kB, interactive after ${ms(plain)} ms, ${ms(late)} ms when far away`);
  }
  const bytes = median(plain.map(({ parts, whole }) => parts.bytes / whole.bytes));
  return [
    atMost(`bytes of ${path} above a monolith`, (bytes - 1) * 100, '%', 10),
    atMost(`${path} interactive later than a monolith`, later(plain), 'ms', 100),
    atMost(
      `${path} round trips above a monolith`,
      Math.max(0, (later(late) - later(plain)) / latency),
      'round trips',
      1,
    ),
    forComparison(`${path} interactive`, median(plain.map(({ parts }) => parts.interactive)), 'ms'),
  ];
}

function later(opened: Pair[]): number {
  return median(opened.map(({ parts, whole }) => parts.interactive - whole.interactive));
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [below = 0, above = below] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (below + above) / 2;
}
