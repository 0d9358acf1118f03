import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { runTypeScript } from '../../../run';
import { root } from '../../../source-hash';
import { untilAtRest } from '../../at-rest';
import { atMost, type Figure, forComparison, type Measurement } from '../../figure';
import { withKavel } from '../../kavel';
import { chromiumFlags, chromiumPath } from '../../visit';
import { type Build, type Opening, openPage } from './open-page';

const pages = ['/search', '/valuations'] as const;
/** The two builds take turns, so that a machine that slows down meanwhile slows both. */
const turns = 3;
const runsPerTurn = 4;
/** Delay of every response in milliseconds, so that sequential requests are visible. */
const latency = 200;

type Openings = Record<string, { plain: Opening[]; late: Opening[] }>;

/** Compares Kavel in parts with a single build, from the same sources in the same run. */
export const measureMonolith: Measurement = async bench => {
  bench.say('building all of it in one');
  await runTypeScript('tools/bench/platform/monolith/build.ts', []);
  const parts = noOpenings();
  const whole = noOpenings();
  for (let turn = 0; turn < turns; turn += 1) {
    const asBuilt = bench.asBuilt || turn > 0;
    await withKavel({ ...bench, asBuilt }, ({ pid }) => openPages(parts, 'parts', pid));
    process.env.KAVEL_HOST = resolve(root, '.cache/monolith/dist');
    try {
      await withKavel({ ...bench, asBuilt: true }, ({ pid }) => openPages(whole, 'whole', pid));
    } finally {
      delete process.env.KAVEL_HOST;
    }
  }
  return pages.flatMap(path => figuresOf(path, parts, whole, bench.say));
};

function noOpenings(): Openings {
  return Object.fromEntries(pages.map(path => [path, { plain: [], late: [] }]));
}

async function openPages(openings: Openings, build: Build, gateway: number): Promise<void> {
  await untilAtRest(gateway);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    for (const path of pages) {
      openings[path]?.plain.push(...(await repeatedly(browser, build, path, 0)));
      openings[path]?.late.push(...(await repeatedly(browser, build, path, latency)));
    }
  } finally {
    await browser.close();
  }
}

async function repeatedly(browser: Browser, build: Build, path: string, delay: number): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (let run = 0; run < runsPerTurn; run += 1) openings.push(await openPage(browser, build, path, delay));
  return openings;
}

function figuresOf(path: string, parts: Openings, whole: Openings, say: (line: string) => void): Figure[] {
  const value = (openings: Openings, kind: 'plain' | 'late', key: keyof Opening) =>
    median((openings[path]?.[kind] ?? []).map(opening => opening[key]));
  const bytes = value(parts, 'plain', 'bytes') / value(whole, 'plain', 'bytes');
  const later = value(parts, 'plain', 'interactive') - value(whole, 'plain', 'interactive');
  const lateLater = value(parts, 'late', 'interactive') - value(whole, 'late', 'interactive');
  for (const [name, openings] of Object.entries({ parts, whole })) {
    const kB = (value(openings, 'plain', 'bytes') / 1000).toFixed(1);
    const ms = (kind: 'plain' | 'late') => Math.round(value(openings, kind, 'interactive'));
    say(`${path} in ${name}: ${kB} kB, interactive after ${ms('plain')} ms, ${ms('late')} ms when far away`);
  }
  return [
    atMost(`bytes of ${path} above a monolith`, (bytes - 1) * 100, '%', 10),
    atMost(`${path} interactive later than a monolith`, later, 'ms', 100),
    atMost(
      `${path} round trips above a monolith`,
      Math.max(0, (lateLater - later) / latency),
      'round trips',
      1,
    ),
    forComparison(`${path} interactive`, value(parts, 'plain', 'interactive'), 'ms'),
  ];
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
