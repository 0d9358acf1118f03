import { on, once } from 'node:events';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { startModuleThread } from '@kavel/service-kit/threads';
import { isGeoPackage } from '../features/open-features';
import { twoShares } from '../files/turns';
import { ImportError } from '../import-error';
import { type BagRun, type BagTask, readBagRuns } from './bag-runs';
import type { BagThreadTask, FromBagThread, ToBagThread } from './bag-thread';

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
 * We and a thread each begin the next run that nobody has begun. They are given in their order, so that of the same
 * object the last one counts; we read ahead while the next one is not ready.
 */
export async function* sharedRuns(task: BagTask): AsyncGenerator<BagRun> {
  const [share, shareOfThread] = twoShares();
  const ours = readBagRuns(task, share);
  const theirs = runsOfThread(task, shareOfThread);
  const ready = new Map<number, BagRun>();
  let [isOurEnd, isTheirEnd] = [false, false];
  let heard = hear(theirs);
  let next = 0;
  try {
    while (true) {
      const first = ready.get(next);
      if (first) {
        ready.delete(next);
        next += 1;
        yield first;
      } else if (!isTheirEnd && (heard.isReady || isOurEnd || ready.size >= mostAhead)) {
        const other = await heard.run;
        if (other.done) isTheirEnd = true;
        else {
          ready.set(other.value.number, other.value);
          heard = hear(theirs);
        }
      } else if (!isOurEnd) {
        const own = await ours.next();
        if (own.done) isOurEnd = true;
        else ready.set(own.value.number, own.value);
      } else return;
    }
  } finally {
    await Promise.all([ours.return(undefined), theirs.return(undefined)]);
  }
}

/** The next run of a thread, and whether it is there already. */
function hear(runs: AsyncGenerator<BagRun>): { run: Promise<IteratorResult<BagRun>>; isReady: boolean } {
  const heard = { run: runs.next(), isReady: false };
  const note = (): void => {
    heard.isReady = true;
  };
  // Whoever waits for it is told of an error; until then nobody listens.
  heard.run.then(note, note);
  return heard;
}

async function* runsOfThread(task: BagTask, share: BagThreadTask['share']): AsyncGenerator<BagRun> {
  const workerData: BagThreadTask = { ...task, share };
  const thread = startModuleThread(new URL('./bag-thread.ts', import.meta.url), workerData);
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
