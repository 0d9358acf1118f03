import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegisterFile, writeRegisterFile } from '@kavel/service-real-estate-data/bench';
import { root } from '../../source-hash';
import { atLeast, atMost, type Bench, type Figure, forComparison, type Measurement } from '../figure';
import { processorSecondsOfChildren, stolenSeconds } from '../processor-time';
import { endOf } from '../run';
import { dataOf, forget, synthesized } from './synthetic-kavel';

const usualObjects = 500_000;
const peakEveryMs = 200;

/** Both registers into an empty catalogue. */
export const measureImport: Measurement = bench =>
  withObjects(bench, usualObjects, async folder => {
    const figures: Figure[] = [];
    for (const kind of ['bag', 'ep-online'] as const) {
      const file = await writeRegisterFile(kind, dataOf(usualObjects), folder);
      figures.push(...(await importFile(bench, file, join(folder, 'data'))));
    }
    return figures;
  });

/** Labels for all objects there are, and a station, of which the distance to all of them is worked out anew. */
export const measureLargeImport: Measurement = bench =>
  withObjects(bench, bench.objects, async folder => {
    const data = join(folder, 'data');
    await cp(dataOf(bench.objects), data, { recursive: true });
    const station = join(folder, 'stations.csv');
    await writeFile(station, 'code,name,lon,lat\nUT,Utrecht Centraal,5.1102,52.0894\n');
    const labels = await writeRegisterFile('ep-online', dataOf(bench.objects), folder);
    const figures = [
      ...(await importFile(bench, labels, data)),
      ...(await importFile(bench, { kind: 'stations', path: station, rows: 1 }, data)),
    ];
    return figures.map(figure => (figure.unit === 'rows/s' ? { ...figure, budget: null, ok: true } : figure));
  });

/** Does the work with fictional objects and a folder that is empty, and leaves nothing that was not there. */
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

async function importFile(bench: Bench, { kind, path, rows }: ImportedFile, data: string): Promise<Figure[]> {
  bench.say(`importing ${rows} rows of ${path}`);
  // What the benchmark itself wrote is on its way to the disk until then.
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
  const name = (what: string): string => `${names[kind]}, ${rows / 1e6} million rows: ${what}`;
  return [
    forComparison(name('reading'), reading, 'rows/s'),
    atLeast(name('all of the import'), rows / seconds, 'rows/s', 100_000),
    forComparison(name('processor time'), processorSecondsOfChildren() - processor, 's'),
    forComparison(name('taken by others on the host'), stolenSeconds() - stolen, 's'),
    atMost(name('most memory'), peak, 'MB', 1_000),
  ];
}

/** The most that a process or one that it started has had in memory until now; 0 where it is not told. */
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
