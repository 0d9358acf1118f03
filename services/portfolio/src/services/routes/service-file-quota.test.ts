import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { addressOf, fillPath } from '@kavel/contracts';
import { serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';
import { confirm, madeService, put, sha256, target, upload } from '../../testing/upload';

const fileLimit = 1_000_000;
const organisationLimit = 3_000_000;

let harness: Harness;
let caller: Caller;
let id: string;

beforeAll(async () => {
  harness = await startHarness({ files: { fileLimit, organisationLimit, cleanEveryMs: 20 } });
  await harness.app.listen({ port: 0 });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
  id = (await madeService(harness, caller)).id;
});

const full = { status: 413, details: { reason: 'quota', limit: organisationLimit } };
const whole = () => randomBytes(fileLimit);

/** Sends bytes without a content-length, as curl does from a pipe. */
const putInChunks = (fileId: string, payload: Readable) =>
  harness.app.inject({
    method: 'PUT',
    url: fillPath(addressOf(serviceApi.putContent), { id, fileId }),
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
    payload,
  });

/** Sends one byte more than allowed, over a real connection. Resolves with the status. */
async function sendTooMuch(fileId: string): Promise<number | undefined> {
  const { port } = harness.app.server.address() as AddressInfo;
  const path = fillPath(addressOf(serviceApi.putContent), { id, fileId });
  const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' };
  const sending = request({ port, method: 'PUT', path, headers });
  sending.write(whole());
  sending.end(Buffer.alloc(1));
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  answer?.resume();
  return answer?.statusCode;
}

function bytesOnDisk(): number {
  const folder = join(harness.filesFolder, caller.organisationId);
  if (!existsSync(folder)) return 0;
  // A listed file may be deleted before its size is read.
  const sizeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  return readdirSync(folder).reduce((sum, name) => sum + sizeOf(name), 0);
}

it('counts bytes with a wrong checksum, which are still in the store', async () => {
  for (const _ of [1, 2, 3]) {
    const fileId = await target(harness, caller, id, { checksum: sha256(Buffer.from('other')) });
    await put(harness, caller, { id, fileId }, whole());
    await expect(confirm(harness, caller, { id, fileId })).rejects.toMatchObject({ status: 422 });
  }
  expect(bytesOnDisk()).toBe(organisationLimit);
  await expect(target(harness, caller, id, { size: 1 })).rejects.toMatchObject(full);
});

it('counts the bytes received before an upload exceeded a limit', async () => {
  for (const _ of [1, 2, 3]) {
    const fileId = await target(harness, caller, id);
    expect(await sendTooMuch(fileId)).toBe(413);
  }
  expect(bytesOnDisk()).toBeGreaterThan(2 * fileLimit);
  await expect(target(harness, caller, id, { size: fileLimit })).rejects.toMatchObject(full);
});

it('counts deleted files until they are cleaned up', async () => {
  const files = [];
  for (const _ of [1, 2, 3]) files.push(await upload(harness, caller, id, whole()));
  for (const { fileId } of files) {
    await harness.api.call(serviceApi.deleteFile, { params: { id, fileId } }, caller);
  }
  await expect(target(harness, caller, id, { size: 1 })).rejects.toMatchObject(full);
  await harness.query("update portfolio.file_due set due_at = now() - interval '1 second'");
  while (bytesOnDisk() > 0) await turn();
  expect((await upload(harness, caller, id, whole())).size).toBe(fileLimit);
  expect(await target(harness, caller, id, { size: fileLimit })).toEqual(expect.any(String));
});

it('counts running uploads, also those without a declared length', async () => {
  const lines = [];
  for (const _ of [1, 2, 3]) {
    const line = new PassThrough();
    const fileId = await target(harness, caller, id);
    const answer = putInChunks(fileId, line);
    line.write('begun');
    lines.push({ line, answer });
    while (!existsSync(join(harness.filesFolder, caller.organisationId, fileId))) {
      await turn();
    }
  }
  await expect(target(harness, caller, id, { size: 1 })).rejects.toMatchObject(full);
  for (const { line, answer } of lines) {
    line.end();
    expect((await answer).json().result.received).toBe('begun'.length);
  }
  expect(await target(harness, caller, id, { size: fileLimit })).toEqual(expect.any(String));
});

it('refuses a declared length beyond the quota before the body is sent', async () => {
  await upload(harness, caller, id, whole());
  await upload(harness, caller, id, whole());
  await upload(harness, caller, id, randomBytes(fileLimit - 10));
  const fileId = await target(harness, caller, id);
  const answer = await put(harness, caller, { id, fileId }, Buffer.alloc(11));
  expect(answer).toMatchObject({ status: 413, error: { details: { reason: 'quota' } } });
  expect(bytesOnDisk()).toBe(organisationLimit - 10);
});
