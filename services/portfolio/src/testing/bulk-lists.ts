import { setTimeout as wait } from 'node:timers/promises';
import { type BulkJob, type BulkLine, type BulkMode, bulkApi } from '@kavel/contracts/bulk';
import type { Caller, ServiceClient } from '@kavel/service-kit';

/** Announces a list and sends its lines in parts of this size. */
export async function sendList(
  api: ServiceClient,
  caller: Caller,
  portfolioId: string,
  lines: readonly BulkLine[],
  partLines = 1_000,
): Promise<BulkJob> {
  const parts = Math.ceil(lines.length / partLines);
  const body = { name: 'lijst.csv', lines: lines.length, parts };
  const { id } = await api.call(bulkApi.createBulkJob, { params: { id: portfolioId }, body }, caller);
  for (let part = 1; part <= parts; part += 1) {
    const some = lines.slice((part - 1) * partLines, part * partLines);
    await api.call(bulkApi.putBulkPart, { params: { id, part }, body: { lines: some } }, caller);
  }
  return api.call(bulkApi.getBulkJob, { params: { id } }, caller);
}

/** Starts a list and waits until it is no longer running. */
export async function storeList(
  api: ServiceClient,
  caller: Caller,
  id: string,
  mode: BulkMode,
): Promise<BulkJob> {
  await api.call(bulkApi.startBulkJob, { params: { id }, body: { mode } }, caller);
  return endOfJob(api, caller, id);
}

export async function endOfJob(api: ServiceClient, caller: Caller, id: string): Promise<BulkJob> {
  for (;;) {
    const job = await api.call(bulkApi.getBulkJob, { params: { id } }, caller);
    if (job.state !== 'running') return job;
    await wait(20);
  }
}
