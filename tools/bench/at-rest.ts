import { processorSeconds } from './processor-time';

/** At rest: so many looks in a row at which it was busy for less than this share of the time between them. */
const restingLooks = 4;
const restMs = 500;
const busyShare = 0.06;
const longestWaitMs = 180_000;

/**
 * Resolves when the process has done next to nothing for a while: what a gateway learns at its start is no part of
 * what is measured. Throws when it never rests.
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
