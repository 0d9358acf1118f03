import type { LoadedIndex } from '../columns/load-index';
import { type AnswerOf, type Job, mergeAnswers, runJob } from '../jobs/index';
import { BlockScan } from '../kernel/block-scan';
import { compileKernel } from '../kernel/compile-kernel';
import { kernelOn } from '../kernel/kernel-on';

/** Answers jobs on one index. */
export interface Runner {
  /** Rejects with an AbortError when the signal says that nobody waits any more. */
  run<J extends Job>(job: J, signal?: AbortSignal): Promise<AnswerOf<J>>;
  close(): Promise<void>;
}

/** Answers on the thread that asks: for indexes so small that an answer takes a millisecond or two. */
export async function ownThreadRunner(index: LoadedIndex): Promise<Runner> {
  const { memory, layout } = index;
  const scan = new BlockScan(index, kernelOn(await compileKernel(), memory), layout.bytes, 0, layout.blocks);
  return {
    async run(job, signal) {
      signal?.throwIfAborted();
      return mergeAnswers(job, [runJob(scan, job, 0, layout.blocks)]);
    },
    close: async () => undefined,
  };
}
