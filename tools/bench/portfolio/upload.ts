import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serviceApi } from '@kavel/contracts/services';
import { call, signIn } from '../api';
import { untilAtRest } from '../at-rest';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { origin, variables, withKavel } from '../kavel';

const bytes = 1_000_000_000;
const memoryBudget = 100;
const megabyte = 1_000_000;
/** Linux reports memory in pages. */
const pageBytes = 4_096;
const sampleMs = 20;

/** Uploads a file of 1 GB in one request through the gateway and confirms it: growth of the gateway's memory. */
export const measureUpload: Measurement = bench =>
  withKavel(bench, async ({ pid }) => {
    const { access_token: token } = await signIn();
    const { id } = await call(serviceApi.createService, { body: { name: 'Benchmark' } }, token);
    const body = { file_name: 'benchmark.bin', size: bytes };
    const target = await call(serviceApi.startUpload, { params: { id }, body }, token);
    const params = { id, fileId: target.fileId };
    bench.say('waiting until the gateway has done with what it does at its start');
    await untilAtRest(pid);
    const memory = watchMemory(pid);
    try {
      bench.say('sending 1 GB');
      const sending = performance.now();
      await put(target.uploadUrl, token);
      const sent = performance.now();
      bench.say('confirming it');
      await call(serviceApi.confirmUpload, { params }, token);
      return figures(memory.stop(), sent - sending, performance.now() - sent);
    } finally {
      memory.stop();
      await call(serviceApi.deleteFile, { params }, token);
      await call(serviceApi.deleteService, { params: { id } }, token);
      await rm(resolve(variables.KAVEL_DATA, 'files'), { recursive: true, force: true });
    }
  });

function figures({ before, grown }: MemoryUse, sendingMs: number, confirmingMs: number): Figure[] {
  return [
    atMost('memory of a 1 GB upload', grown / megabyte, 'MB', memoryBudget),
    forComparison('memory of the gateway before it', before / megabyte, 'MB'),
    forComparison('rate of a 1 GB upload', bytes / megabyte / (sendingMs / 1000), 'MB/s'),
    forComparison('confirming 1 GB', confirmingMs / 1000, 's'),
  ];
}

/** In bytes. */
interface MemoryUse {
  before: number;
  /** Maximum growth. */
  grown: number;
}

/** Samples the memory of a process until stopped. */
function watchMemory(pid: number): { stop(): MemoryUse } {
  const before = residentBytes(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, sampleMs);
  return {
    stop() {
      clearInterval(timer);
      return { before, grown: most - before };
    },
  };
}

function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
}

/** Sends as fast as the gateway accepts. */
async function put(path: string, token: string): Promise<void> {
  const sending = request(new URL(path, origin), {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': bytes,
    },
  });
  const answered = new Promise<number | undefined>((done, fail) => {
    sending.once('response', response => {
      response.resume();
      done(response.statusCode);
    });
    sending.once('error', fail);
  });
  await pipeline(Readable.from(content()), sending);
  const status = await answered;
  if (status !== 200) throw new Error(`The upload was answered with ${status}`);
}

function* content(): Generator<Buffer> {
  const piece = randomBytes(megabyte);
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}
