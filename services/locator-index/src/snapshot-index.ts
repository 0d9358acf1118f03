import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Snapshot } from '@kavel/catalogue';
import { locatorPaths } from '@kavel/catalogue';
import { startSourceThread } from '@kavel/service-kit/threads';
import type { BuildTask } from './columns/build-thread';
import { type IndexWithTexts, loadIndex } from './columns/load-index';
import { Records } from './columns/records';
import { ownThreadRunner, type Runner } from './threads/runner';
import { ThreadsRunner } from './threads/threads';

/** From this number of rows on, a query takes longer than a thread with other work should be blocked. */
const threadsFrom = 400_000;
const mostThreads = 4;

/** The index of one snapshot, ready for queries. */
export interface SnapshotIndex extends IndexWithTexts {
  snapshot: Snapshot;
  runner: Runner;
  records: Records;
}

const indexes = new WeakMap<Snapshot, Promise<SnapshotIndex>>();

/** Opens the index of a snapshot; it is closed with the snapshot. A missing index (older versions) is built first. */
export function snapshotIndex(snapshot: Snapshot): Promise<SnapshotIndex> {
  const known = indexes.get(snapshot);
  if (known) return known;
  const opened = openIndex(snapshot);
  indexes.set(snapshot, opened);
  opened.catch(() => indexes.delete(snapshot));
  return opened;
}

/** On a separate thread, because it takes a minute at ten million objects. */
async function buildElsewhere(task: BuildTask): Promise<void> {
  const thread = startSourceThread(new URL('./columns/build-thread.ts', import.meta.url), task);
  thread.unref();
  await once(thread, 'message');
}

async function openIndex(snapshot: Snapshot): Promise<SnapshotIndex> {
  const paths = locatorPaths(snapshot.path);
  const threads = Math.min(mostThreads, availableParallelism());
  let loaded = await loadIndex(paths.index, threads);
  if (!loaded) {
    await buildElsewhere({ id: snapshot.id, path: snapshot.path, paths });
    loaded = await loadIndex(paths.index, threads);
  }
  if (!loaded) throw new Error(`The locator index of snapshot ${snapshot.id} cannot be read`);
  const index = loaded;
  const records = await Records.open(paths.records, index.header.gemeenten, index.texts);
  const runner =
    index.header.objects < threadsFrom
      ? await ownThreadRunner(index)
      : await ThreadsRunner.start(index, threads);
  snapshot.whenClosed(() => {
    void runner.close();
    void records.close();
  });
  return { ...index, snapshot, runner, records };
}
