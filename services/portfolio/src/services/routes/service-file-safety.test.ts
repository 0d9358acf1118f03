import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addressOf, fillPath } from '@kavel/contracts';
import { serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import { eicar, type FakeClamd, startFakeClamd } from '../../testing/fake-clamd';
import { type Harness, startHarness } from '../../testing/harness';
import { confirm, download, madeService, put, target, upload } from '../../testing/upload';

let clamd: FakeClamd;
let harness: Harness;
let caller: Caller;
let id: string;

const pdf = Buffer.from('%PDF-1.7 harmless');
const streamMaxLength = 500_000;

beforeAll(async () => {
  clamd = await startFakeClamd({ streamMaxLength });
  harness = await startHarness({ files: { scanner: clamd.address, cleanEveryMs: 20 } });
}, 60_000);
afterAll(async () => {
  await harness.stop();
  await clamd.stop();
});
beforeEach(async () => {
  caller = await harness.caller();
  id = (await madeService(harness, caller)).id;
});

const list = () => harness.api.call(serviceApi.listServiceFiles, { params: { id } }, caller);
const pathOf = (fileId: string) => join(harness.filesFolder, caller.organisationId, fileId);

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(done => setTimeout(done, 10));
}

describe('with a virus scanner', () => {
  it('a file is scanned completely before it is listed', async () => {
    const content = randomBytes(300_000);
    await upload(harness, caller, id, content);
    expect(clamd.scanned.some(scanned => scanned.equals(content))).toBe(true);
  });

  it('EICAR is refused, named, and deleted', async () => {
    const fileId = await target(harness, caller, id, { file_name: 'factuur.pdf' });
    await put(harness, caller, { id, fileId }, Buffer.from(`%PDF-1.7\n${eicar}`));
    await expect(confirm(harness, caller, { id, fileId })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Eicar-Test-Signature'),
      details: { reason: 'infected' },
    });
    expect(await list()).toEqual([]);
    expect((await download(harness, caller, { id, fileId })).status).toBe(404);
    await expect(confirm(harness, caller, { id, fileId })).rejects.toMatchObject({ code: 'not-found' });
    await until(() => !existsSync(pathOf(fileId)));
  });

  it('what the scanner rejects is refused', async () => {
    const fileId = await target(harness, caller, id);
    await put(harness, caller, { id, fileId }, randomBytes(streamMaxLength * 3));
    await expect(confirm(harness, caller, { id, fileId })).rejects.toMatchObject({
      status: 413,
      details: { reason: 'not-scannable' },
    });
    expect(await list()).toEqual([]);
  });

  it('a file from before the scanner is scanned before it is downloaded', async () => {
    const old = await upload(harness, caller, id, pdf);
    const bad = await upload(harness, caller, id, Buffer.from('%PDF-1.7 other'));
    await harness.query('update portfolio.service_file set scanned_at = null where service_id = $1', [id]);
    writeFileSync(pathOf(bad.fileId), eicar);
    await harness.query('update portfolio.service_file set received = $2 where id = $1', [
      bad.fileId,
      eicar.length,
    ]);
    expect((await download(harness, caller, { id, fileId: old.fileId })).status).toBe(200);
    expect((await download(harness, caller, { id, fileId: bad.fileId })).status).toBe(422);
    expect((await list()).map(file => file.fileId)).toEqual([old.fileId]);
  });
});

test('while the scanner is unavailable nothing is confirmed and nothing is lost', async () => {
  const away = await startFakeClamd();
  await away.stop();
  const alone = await startHarness({ files: { scanner: away.address } });
  try {
    const somebody = await alone.caller();
    const service = await madeService(alone, somebody);
    const fileId = await target(alone, somebody, service.id);
    const ids = { id: service.id, fileId };
    await put(alone, somebody, ids, pdf);
    await expect(confirm(alone, somebody, ids)).rejects.toMatchObject({ status: 503 });
    const { received } = await alone.api.call(serviceApi.uploadProgress, { params: ids }, somebody);
    expect(received).toBe(pdf.length);
  } finally {
    await alone.stop();
  }
});

describe('the cleaner', () => {
  it('deletes uploads that were never confirmed, row and bytes', async () => {
    const kept = await upload(harness, caller, id, pdf);
    const fileId = await target(harness, caller, id);
    await put(harness, caller, { id, fileId }, pdf);
    expect(existsSync(pathOf(fileId))).toBe(true);
    await harness.query('update portfolio.file_due set due_at = now() where file_id = $1', [fileId]);
    await until(() => !existsSync(pathOf(fileId)));
    await until(async () => {
      const rows = await harness.query('select 1 from portfolio.service_file where id = $1', [fileId]);
      return rows.length === 0;
    });
    expect((await list()).map(file => file.fileId)).toEqual([kept.fileId]);
    expect(existsSync(pathOf(kept.fileId))).toBe(true);
  });

  it('deletes the files of a service a day after it was deleted, and not before', async () => {
    const { fileId } = await upload(harness, caller, id, pdf);
    const params = { id };
    await harness.api.call(serviceApi.deleteService, { params }, caller);
    const [due] = await harness.query<{ hours: number }>(
      'select extract(epoch from due_at - now()) / 3600 as hours from portfolio.file_due where file_id = $1',
      [fileId],
    );
    expect(Math.round(Number(due?.hours))).toBe(24);
    await harness.api.call(serviceApi.restoreService, { params }, caller);
    expect(await harness.query('select 1 from portfolio.file_due where file_id = $1', [fileId])).toEqual([]);
    expect((await download(harness, caller, { id, fileId })).status).toBe(200);
    await harness.api.call(serviceApi.deleteService, { params }, caller);
    await harness.query('update portfolio.file_due set due_at = now() where file_id = $1', [fileId]);
    await until(() => !existsSync(pathOf(fileId)));
  });

  it('deletes old bytes without a file', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    mkdirSync(join(harness.filesFolder, caller.organisationId), { recursive: true });
    for (const stray of [old, young]) writeFileSync(pathOf(stray), 'stray');
    const yesterday = Date.now() / 1000 - 86_400;
    utimesSync(pathOf(old), yesterday, yesterday);
    await until(() => !existsSync(pathOf(old)));
    expect(existsSync(pathOf(young))).toBe(true);
  });
});

describe('a broken connection', () => {
  it('keeps the bytes received so far, and the upload continues from there', async () => {
    await harness.app.listen({ port: 0, host: 'localhost' });
    const { port } = harness.app.server.address() as AddressInfo;
    const content = randomBytes(400_000);
    const fileId = await target(harness, caller, id, { size: content.length });
    const ids = { id, fileId };
    const received = async () =>
      (await harness.api.call(serviceApi.uploadProgress, { params: ids }, caller)).received;

    const sending = request({
      port,
      method: 'PUT',
      path: fillPath(addressOf(serviceApi.putContent), ids),
      headers: {
        authorization: `Bearer ${caller.token}`,
        'content-type': 'application/octet-stream',
        'content-length': content.length,
      },
    });
    sending.on('error', () => undefined);
    sending.write(content.subarray(0, 150_000));
    await until(() => existsSync(pathOf(fileId)));
    sending.destroy();
    await until(async () => (await received()) > 0);
    const from = await received();
    const range = `${from}-${content.length - 1}/${content.length}`;
    await put(harness, caller, ids, content.subarray(from), range);
    await confirm(harness, caller, ids);
    expect((await download(harness, caller, ids)).content.equals(content)).toBe(true);
  });

  it('does not block the next request: the latest one continues', async () => {
    const { port } = harness.app.server.address() as AddressInfo;
    const fileId = await target(harness, caller, id);
    const ids = { id, fileId };
    const hanging = request({
      port,
      method: 'PUT',
      path: fillPath(addressOf(serviceApi.putContent), ids),
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
    });
    hanging.on('error', () => undefined);
    hanging.write('half of it');
    await until(() => existsSync(pathOf(fileId)));
    expect((await put(harness, caller, ids, pdf)).result?.received).toBe(pdf.length);
    await confirm(harness, caller, ids);
    expect((await download(harness, caller, ids)).content.equals(pdf)).toBe(true);
    hanging.destroy();
  });
});
