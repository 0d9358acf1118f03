import { type MessagePort, parentPort, type Transferable, workerData } from 'node:worker_threads';
import type { PackedColumn } from '../build/packed-rows';
import type { Share } from '../files/turns';
import { ImportError } from '../import-error';
import { type BagRun, type BagTask, packedTables, readBagRuns } from './bag-runs';

export interface BagThreadTask extends BagTask {
  share: Share;
}

/** A run; that there are no more; or why the file cannot be used. */
export type FromBagThread = { run: BagRun } | { ended: true } | { refused: string };
/** One run more is wanted; or none, and the file is to be left as it was found. */
export type ToBagThread = 'more' | 'stop';

/** So many runs are made before anybody asks for them. */
const ahead = 16;

async function read({ share, ...task }: BagThreadTask, port: MessagePort): Promise<void> {
  let allowed = ahead;
  let isStopped = false;
  let goOn = (): void => undefined;
  port.on('message', (message: ToBagThread) => {
    if (message === 'stop') isStopped = true;
    else allowed += 1;
    goOn();
  });
  const send = (message: FromBagThread, buffers: Transferable[] = []): void =>
    port.postMessage(message, buffers);
  try {
    for await (const run of readBagRuns(task, share)) {
      send({ run }, buffersOf(run));
      allowed -= 1;
      if (allowed <= 0 && !isStopped)
        await new Promise<void>(resolve => {
          goOn = resolve;
        });
      if (isStopped) break;
    }
    send({ ended: true });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    send({ refused: error.message.slice(task.path.length + 2) });
  } finally {
    port.close();
  }
}

/** All columns of a pack are in one. */
function buffersOf({ rows }: BagRun): ArrayBuffer[] {
  const columns = packedTables.flatMap(table => rows[table].map(({ columns: [first] }) => first));
  return columns.flatMap(column => (column ? bufferOf(column) : []));
}

function bufferOf(column: PackedColumn): ArrayBuffer {
  return ('ends' in column ? column.ends : column).buffer as ArrayBuffer;
}

if (parentPort) void read(workerData as BagThreadTask, parentPort);
