import type { LoadedIndex } from '../columns/load-index';
import { type AnswerOf, type Job, mergeAnswers, runJob } from '../jobs/index';
import { BlockScan } from '../kernel/block-scan';
import { compileKernel } from '../kernel/compile-kernel';
import { kernelOn } from '../kernel/kernel-on';

/** Runs jobs on one index. */
export interface Runner {
  /** Rejects with an AbortError when the signal is aborted. */
  run<J extends Job>(job: J, signal?: AbortSignal): Promise<AnswerOf<J>>;
  close(): Promise<void>;
}

/** Runs jobs on the calling thread: for small indexes, where a query takes a millisecond or two. */
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
