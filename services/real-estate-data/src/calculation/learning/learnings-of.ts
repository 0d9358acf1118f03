import { readFile, rename, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { Snapshot } from '@kavel/catalogue';
import { learningPath } from '@kavel/catalogue';
import { learningVersion } from '@kavel/engine';
import { startSourceThread } from '@kavel/service-kit/threads';
import type { Learnings } from './learn-snapshot';
import type { LearnTask } from './thread';

/**
 * Learning results of a snapshot's sales: from the file beside it, or computed on a separate thread and stored there
 * for the next start. A file that cannot be read or written only costs time.
 */
export async function learningsOf(snapshot: Snapshot): Promise<Learnings> {
  const path = learningPath(snapshot.path, learningVersion);
  const kept = await readFile(path)
    .then(bytes => deserialize(bytes) as Learnings)
    .catch(() => null);
  if (kept) return kept;
  const learnt = await learnInThread({ id: snapshot.id, path: snapshot.path });
  await keep(path, learnt).catch((error: unknown) => console.error(`${path} could not be kept`, error));
  return learnt;
}

/** Atomic: readers see the complete file or none. */
async function keep(path: string, learnings: Learnings): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, serialize(learnings));
  await rename(temporary, path);
}

function learnInThread(task: LearnTask): Promise<Learnings> {
  return new Promise((resolve, reject) => {
    const thread = startSourceThread(new URL('./thread.ts', import.meta.url), task);
    thread.unref();
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', code => reject(new Error(`The thread that learns prices ended with ${code}`)));
  });
}
