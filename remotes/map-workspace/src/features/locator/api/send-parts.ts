import { ApiError, call } from '@kavel/api-client';
import { type BulkJob, bulkApi } from '@kavel/contracts/bulk';
import { type Adding, partSize } from '../model/adding';
import type { Place } from '../model/result-order';
import { eachPage } from './each-page';

const askEveryMs = 400;

export interface Sending {
  signal: AbortSignal;
  /** Called when the service has stored the next part. */
  onSent: (adding: Adding) => void;
  onJob: (job: BulkJob) => void;
}

/** The catalogue changed during the work: parts sent and not sent can no longer be told apart. */
export class ResultChanged extends Error {}

/**
 * Sends the parts that the service does not have, and waits until all are stored. Sending a part twice is
 * harmless, so this can be repeated after any error.
 * @throws {ResultChanged}, and what `call` throws.
 */
export async function sendParts(adding: Adding, { signal, onSent, onJob }: Sending): Promise<BulkJob> {
  let { sent } = adding;
  let job = await jobOf(adding, signal);
  onJob(job);
  for await (const { ids, before, next } of partsFrom(adding, signal)) {
    if (!isUnderWay(job)) return job;
    sent += 1;
    const lines = ids.map((text, at) => ({ line: before + at + 1, text }));
    await call(
      bulkApi.putBulkPart,
      { params: { id: adding.jobId, part: sent }, body: { lines } },
      { signal },
    );
    onSent({ ...adding, sent, place: next });
    job = await jobOf(adding, signal);
    onJob(job);
  }
  if (isUnderWay(job) && sent < job.parts) throw new ResultChanged();
  while (isUnderWay(job)) {
    await pause(askEveryMs, signal);
    job = await jobOf(adding, signal);
    onJob(job);
  }
  return job;
}

interface Part {
  ids: readonly string[];
  before: number;
  next: Place;
}

async function* partsFrom(
  { objects, total, sent, place }: Adding,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  if (objects.kind === 'chosen') {
    for (let { before } = place; before < total; before += partSize) {
      const ids = objects.ids.slice(before, before + partSize);
      yield { ids, before, next: { cursor: null, before: before + ids.length } };
    }
    return;
  }
  if (sent > 0 && place.cursor === null) return;
  let { before } = place;
  try {
    for await (const page of eachPage(objects.filter, objects.order, { most: total, signal, from: place })) {
      yield { ids: page.objects.map(({ objectId }) => objectId), before, next: page.next };
      before = page.next.before;
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'revision-behind') throw new ResultChanged();
    throw error;
  }
}

/** Being stored part by part, or waiting for parts. */
export function isUnderWay({ state }: BulkJob): boolean {
  return state === 'receiving' || state === 'running';
}

function jobOf({ jobId }: Adding, signal: AbortSignal): Promise<BulkJob> {
  return call(bulkApi.getBulkJob, { params: { id: jobId } }, { signal });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
