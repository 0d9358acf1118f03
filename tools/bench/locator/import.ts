import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegisterFile, writeRegisterFile } from '@kavel/demo-data/bench';
import { endOf } from '../../run';
import { root } from '../../source-hash';
import { atLeast, atMost, type Bench, type Figure, forComparison, type Measurement } from '../figure';
import { processorSecondsOfChildren, stolenSeconds } from '../processor-time';
import { dataOf, forget, synthesized } from './synthetic-kavel';

const usualObjects = 500_000;
/** Rows per second: a country (20 million) in under ten minutes. */
const leastRate = 40_000;
const peakEveryMs = 200;

export const measureImport: Measurement = bench => importAll(bench, usualObjects);

/** The same with a configurable number of objects, to extrapolate an import of the whole country. */
export const measureLargeImport: Measurement = bench => importAll(bench, bench.objects);

/**
 * Imports both registers into an empty catalogue, and a station, which requires recomputing the distance of all
 * objects.
 */
function importAll(bench: Bench, objects: number): Promise<Figure[]> {
  return withObjects(bench, objects, async folder => {
    const data = join(folder, 'data');
    const figures: Figure[] = [];
    for (const kind of ['bag', 'ep-online'] as const) {
      const file = await writeRegisterFile(kind, dataOf(objects), folder);
      const { rows } = file;
      const { seconds, reading, more } = await importFile(bench, file, data);
      figures.push(
        forComparison(nameOf(kind, rows, 'reading'), reading, 'rows/s'),
        atLeast(nameOf(kind, rows, 'all of the import'), rows / seconds, 'rows/s', leastRate),
        ...more,
      );
      await rm(file.path);
    }
    const path = join(folder, 'stations.csv');
    await writeFile(path, 'code,name,lon,lat\nUT,Utrecht Centraal,5.1102,52.0894\n');
    const { seconds, more } = await importFile(bench, { kind: 'stations', path, rows: 1 }, data);
    return [...figures, forComparison(nameOf('stations', 1, 'all of the import'), seconds, 's'), ...more];
  });
}

/** Runs work with fictional objects and an empty folder, and removes what it created. */
async function withObjects(
  bench: Bench,
  objects: number,
  work: (folder: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const wasThere = (await synthesized(bench, objects)) === null;
  const folder = await mkdtemp(join(tmpdir(), 'kavel-import-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (!wasThere) await forget(objects);
  }
}

const names = { bag: 'BAG as GeoPackage', 'ep-online': 'EP-Online as CSV', stations: 'a station as CSV' };

interface ImportedFile extends Omit<RegisterFile, 'kind'> {
  kind: keyof typeof names;
}

interface Import {
  seconds: number;
  /** Rows per second. */
  reading: number;
  more: Figure[];
}

async function importFile(bench: Bench, { kind, path, rows }: ImportedFile, data: string): Promise<Import> {
  bench.say(`importing ${rows} rows of ${path}`);
  // Waits until the benchmark's own writes are on disk.
  execFileSync('sync');
  const started = performance.now();
  const processor = processorSecondsOfChildren();
  const stolen = stolenSeconds();
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'data', 'import', kind, path], {
    cwd: root,
    env: { ...process.env, KAVEL_DATA: data },
    stdio: ['ignore', 'pipe', process.stderr],
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => {
    printed += text.toString();
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMegabytes(child.pid ?? 0));
  }, peakEveryMs);
  const code = await endOf(child).finally(() => clearInterval(watch));
  if (code !== 0) throw new Error(`The import of ${path} ended with ${code}:\n${printed}`);
  const seconds = (performance.now() - started) / 1_000;
  const reading = Number(/(\d+) rows\/s: \d+ /.exec(printed)?.[1]);
  const name = (what: string): string => nameOf(kind, rows, what);
  const more = [
    forComparison(name('processor time'), processorSecondsOfChildren() - processor, 's'),
    forComparison(name('taken by others on the host'), stolenSeconds() - stolen, 's'),
    atMost(name('most memory'), peak, 'MB', 1_000),
  ];
  return { seconds, reading, more };
}

function nameOf(kind: ImportedFile['kind'], rows: number, what: string): string {
  return `${names[kind]}, ${rows === 1 ? 'one row' : `${rows / 1e6} million rows`}: ${what}`;
}

/** Peak memory of a process and its children so far; 0 when unknown. */
function peakMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return Math.max(
      own,
      ...children
        .split(' ')
        .filter(Boolean)
        .map(child => peakMegabytes(Number(child))),
    );
  } catch {
    return 0;
  }
}
