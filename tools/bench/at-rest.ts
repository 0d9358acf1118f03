import { processorSeconds } from './processor-time';

/** At rest: this many consecutive polls with less than this fraction of processor time in between. */
const restingLooks = 4;
const restMs = 500;
const busyShare = 0.06;
const longestWaitMs = 180_000;

/**
 * Resolves when the process has been idle for a while, so that work at its start is not measured. Throws when it never
 * becomes idle.
 */
export async function untilAtRest(pid: number): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  for (let resting = 0, before = processorSeconds(pid); resting < restingLooks; ) {
    if (performance.now() > deadline) throw new Error('The gateway does not come to rest');
    await new Promise(done => setTimeout(done, restMs));
    const now = processorSeconds(pid);
    resting = (now - before) * 1_000 < restMs * busyShare ? resting + 1 : 0;
    before = now;
  }
}
