import { on, once } from 'node:events';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { startSourceThread } from '../source-thread';
import { type BagRun, type BagTask, readBagRuns } from './bag-runs';
import type { BagThreadTask, FromBagThread, ToBagThread } from './bag-thread';
import { ImportError } from './import-error';
import { isGeoPackage } from './open-features';

/** Below this, starting a thread takes longer than reading. */
const smallFile = 24_000_000;
/** So many runs are kept at most that were read before their turn. */
const mostAhead = 64;

/** The runs of a BAG file in their order; a large GeoPackage is read by two at once. */
export async function* bagRuns(task: BagTask): AsyncGenerator<BagRun> {
  const isLarge = (await isGeoPackage(task.path)) && (await stat(task.path)).size > smallFile;
  if (isLarge && availableParallelism() > 1) yield* sharedRuns(task);
  else yield* readBagRuns(task);
}

/**
 * A thread reads every other run and we the rest. They are given in their order, so that of the same object the last
 * one counts; we read ahead while the thread is not ready.
 */
export async function* sharedRuns(task: BagTask): AsyncGenerator<BagRun> {
  const ours = readBagRuns(task, { index: 0, of: 2 });
  const theirs = runsOfThread(task, { index: 1, of: 2 });
  const kept: BagRun[] = [];
  let [isOurEnd, isTheirEnd] = [false, false];
  try {
    while (!isOurEnd || kept.length > 0 || !isTheirEnd) {
      let isReady = false;
      const next = theirs.next().finally(() => {
        isReady = true;
      });
      // Whoever waits for it below is told of an error; until then nobody listens.
      next.catch(() => undefined);
      while (!isOurEnd && (kept.length === 0 || (!isReady && kept.length < mostAhead))) {
        const own = await ours.next();
        if (own.done) isOurEnd = true;
        else kept.push(own.value);
      }
      const [first] = kept.splice(0, 1);
      if (first) yield first;
      const other = await next;
      if (other.done) isTheirEnd = true;
      else yield other.value;
    }
  } finally {
    await Promise.all([ours.return(undefined), theirs.return(undefined)]);
  }
}

async function* runsOfThread(task: BagTask, share: BagThreadTask['share']): AsyncGenerator<BagRun> {
  const workerData: BagThreadTask = { ...task, share };
  const thread = startSourceThread(new URL('./bag-thread.ts', import.meta.url), workerData);
  const ended = once(thread, 'exit');
  ended.catch(() => undefined);
  const tell = (message: ToBagThread): void => thread.postMessage(message);
  try {
    for await (const [message] of on(thread, 'message') as AsyncIterable<[FromBagThread]>) {
      if ('refused' in message) throw new ImportError(task.path, message.refused);
      if ('ended' in message) return;
      tell('more');
      yield message.run;
    }
  } finally {
    tell('stop');
    await ended;
  }
}
