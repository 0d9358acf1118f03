import { parentPort, workerData } from 'node:worker_threads';
import type { IndexHeader } from '../columns/layout';
import { layoutOf } from '../columns/layout';
import { type Job, runJob } from '../jobs/index';
import { BlockScan } from '../kernel/block-scan';
import { kernelOn } from '../kernel/kernel-on';
import { scratchBytes } from '../kernel/scratch';

/** Input of a thread. It handles the blocks from `from` up to (excluding) `to`. */
export interface ThreadData {
  header: IndexHeader;
  memory: WebAssembly.Memory;
  kernel: WebAssembly.Module;
  number: number;
  from: number;
  to: number;
}

const { header, memory, kernel, number, from, to } = workerData as ThreadData;
const layout = layoutOf(header.objects);
const scan = new BlockScan(
  { header, layout, memory },
  kernelOn(kernel, memory),
  layout.bytes + number * scratchBytes,
  from,
  to,
);

parentPort?.postMessage('ready');
parentPort?.on('message', (job: Job) => {
  const answer = runJob(scan, job, from, to);
  parentPort?.postMessage(answer, ArrayBuffer.isView(answer) ? [answer.buffer as ArrayBuffer] : []);
});
