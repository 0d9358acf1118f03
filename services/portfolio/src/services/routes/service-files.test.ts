import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';
import { confirm, download, madeService, put, sha256, target, upload } from '../../testing/upload';

let harness: Harness;
let caller: Caller;
let id: string;

const fileLimit = 1_000_000;
const organisationLimit = 3_000_000;

beforeAll(async () => {
  harness = await startHarness({ files: { fileLimit, organisationLimit } });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
  id = (await madeService(harness, caller)).id;
});

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
const list = () => harness.api.call(serviceApi.listServiceFiles, { params: { id } }, caller);
const progress = (fileId: string, by = caller) =>
  harness.api.call(serviceApi.uploadProgress, { params: { id, fileId } }, by);
const removeFile = (fileId: string) =>
  harness.api.call(serviceApi.deleteFile, { params: { id, fileId } }, caller);
const restoreFile = (fileId: string) =>
  harness.api.call(serviceApi.restoreFile, { params: { id, fileId } }, caller);
const onDisk = () => {
  try {
    return readdirSync(join(harness.filesFolder, caller.organisationId));
  } catch {
    return [];
  }
};

describe('a file', () => {
  it('is uploaded, confirmed, listed and downloaded unchanged', async () => {
    const fileId = await target(harness, caller, id, {
      size: pdf.length,
      checksum: sha256(pdf).toUpperCase(),
    });
    expect(await put(harness, caller, { id, fileId }, pdf)).toMatchObject({
      status: 200,
      result: { received: pdf.length },
    });
    expect(await list()).toEqual([]);
    expect((await download(harness, caller, { id, fileId })).status).toBe(404);

    const file = await confirm(harness, caller, { id, fileId });
    expect(file).toMatchObject({
      fileId,
      file_name: 'rapport.pdf',
      size: pdf.length,
      contentType: 'application/pdf',
      checksum: sha256(pdf),
      status: 'confirmed',
    });
    expect(await list()).toEqual([file]);
    expect(await confirm(harness, caller, { id, fileId })).toEqual(file);
    const { content, headers } = await download(harness, caller, { id, fileId });
    expect(content.equals(pdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': 'attachment; filename=rapport.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('is downloaded in ranges', async () => {
    const { fileId, checksum } = await upload(harness, caller, id, pdf);
    const part = await download(harness, caller, { id, fileId }, { range: 'bytes=1-3' });
    expect([part.status, part.content.toString(), part.headers['content-range']]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${pdf.length}`,
    ]);
    expect((await download(harness, caller, { id, fileId }, { range: `bytes=${pdf.length}-` })).status).toBe(
      416,
    );
    const other = { range: 'bytes=1-3', 'if-range': '"another"' };
    expect((await download(harness, caller, { id, fileId }, other)).status).toBe(200);
    expect(
      (await download(harness, caller, { id, fileId }, { 'if-none-match': `"${checksum}"` })).status,
    ).toBe(304);
  });

  it('keeps its metadata as they were sent', async () => {
    const { fileId } = await upload(harness, caller, id, pdf);
    const body = { kind: 'rapport', description: 'Eerste versie', pages: [1, 2] };
    const params = { id, fileId };
    expect(await harness.api.call(serviceApi.updateFileMetadata, { params, body }, caller)).toMatchObject({
      metadata: body,
    });
    expect((await list())[0]?.metadata).toEqual(body);
  });

  it('can be restored after it was deleted, until it is cleaned up', async () => {
    const { fileId } = await upload(harness, caller, id, pdf);
    await removeFile(fileId);
    expect(await list()).toEqual([]);
    expect((await download(harness, caller, { id, fileId })).status).toBe(404);
    expect((await restoreFile(fileId)).fileId).toBe(fileId);
    expect((await download(harness, caller, { id, fileId })).content.equals(pdf)).toBe(true);
  });
});

describe('an upload in parts', () => {
  const content = randomBytes(300_000);

  it('is resumed', async () => {
    const fileId = await target(harness, caller, id, {
      file_name: 'foto',
      size: content.length,
      checksum: sha256(content),
    });
    const ids = { id, fileId };
    await put(harness, caller, ids, content.subarray(0, 100_000), `0-99999/${content.length}`);
    expect((await progress(fileId)).received).toBe(100_000);
    await expect(confirm(harness, caller, ids)).rejects.toMatchObject({
      code: 'unprocessable',
      details: { reason: 'incomplete', received: 100_000 },
    });
    const gap = await put(harness, caller, ids, content.subarray(200_000), `200000-299999/${content.length}`);
    expect(gap).toMatchObject({
      status: 409,
      error: { details: { reason: 'incomplete', received: 100_000 } },
    });
    // A part whose answer was lost is sent again.
    await put(harness, caller, ids, content.subarray(50_000, 200_000), `50000-199999/${content.length}`);
    await put(harness, caller, ids, content.subarray(200_000), `200000-299999/${content.length}`);
    expect(await confirm(harness, caller, ids)).toMatchObject({
      size: content.length,
      checksum: sha256(content),
    });
    expect((await download(harness, caller, ids)).content.equals(content)).toBe(true);
  });

  it.each(['0-9', 'x-y/3', '9-0/*', '0-9/5'])('refuses the range %s', async range => {
    const fileId = await target(harness, caller, id);
    expect((await put(harness, caller, { id, fileId }, pdf, range)).status).toBe(400);
  });

  it('refuses more bytes than announced', async () => {
    const fileId = await target(harness, caller, id, { size: 10 });
    expect((await put(harness, caller, { id, fileId }, pdf)).status).toBe(400);
    expect((await progress(fileId)).received).toBe(0);
  });

  it('is closed when it is confirmed', async () => {
    const { fileId } = await upload(harness, caller, id, pdf);
    const answer = await put(harness, caller, { id, fileId }, Buffer.from('other'));
    expect(answer).toMatchObject({ status: 409, error: { details: { reason: 'already-confirmed' } } });
    expect((await download(harness, caller, { id, fileId })).content.equals(pdf)).toBe(true);
  });

  it('can be cancelled', async () => {
    const fileId = await target(harness, caller, id);
    await put(harness, caller, { id, fileId }, pdf);
    await removeFile(fileId);
    await expect(progress(fileId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(restoreFile(fileId)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('refused uploads', () => {
  it('0 bytes, when it is confirmed', async () => {
    const fileId = await target(harness, caller, id, { size: 0 });
    await put(harness, caller, { id, fileId }, Buffer.alloc(0));
    await expect(confirm(harness, caller, { id, fileId })).rejects.toMatchObject({
      status: 422,
      message: 'The file is empty: it has 0 bytes',
      details: { reason: 'empty' },
    });
    expect(await list()).toEqual([]);
  });

  it('bytes with another checksum; they may be sent again', async () => {
    const fileId = await target(harness, caller, id, { checksum: sha256(pdf) });
    await put(harness, caller, { id, fileId }, Buffer.from('%PDF-damaged'));
    await expect(confirm(harness, caller, { id, fileId })).rejects.toMatchObject({
      code: 'unprocessable',
      details: { reason: 'checksum', received: 0 },
    });
    await put(harness, caller, { id, fileId }, pdf);
    expect((await confirm(harness, caller, { id, fileId })).checksum).toBe(sha256(pdf));
  });

  it('5 GB declared, naming the limit, before a byte is sent', async () => {
    await expect(target(harness, caller, id, { size: 5_000_000_000 })).rejects.toMatchObject({
      status: 413,
      message: 'A file may be at most 1.0 MB',
      details: { reason: 'too-large', limit: fileLimit },
    });
    expect(onDisk()).toEqual([]);
  });

  it('a body that exceeds the limit, whatever was declared', async () => {
    const fileId = await target(harness, caller, id);
    const answer = await put(harness, caller, { id, fileId }, Buffer.alloc(fileLimit + 1));
    expect(answer).toMatchObject({ status: 413, error: { details: { reason: 'too-large' } } });
    expect((await progress(fileId)).received).toBe(0);
  });

  it('more than the quota of the organisation', async () => {
    for (const _ of [1, 2]) await upload(harness, caller, id, randomBytes(fileLimit));
    await target(harness, caller, id, { size: fileLimit });
    await expect(target(harness, caller, id, { size: 1 })).rejects.toMatchObject({
      status: 413,
      details: { reason: 'quota', limit: organisationLimit },
    });
    const stranger = await harness.caller();
    const elsewhere = await madeService(harness, stranger);
    expect(await target(harness, stranger, elsewhere.id, { size: fileLimit })).toEqual(expect.any(String));
  });

  it('a name of 300 characters, one of dots and an empty one, naming the field', async () => {
    for (const file_name of ['x'.repeat(300), '..', ' \u202e ']) {
      await expect(target(harness, caller, id, { file_name })).rejects.toMatchObject({
        code: 'bad-request',
        details: [{ field: 'body.file_name' }],
      });
    }
  });
});

describe('names', () => {
  it.each([
    ['../../etc/passwd', '.._.._etc_passwd', 'attachment; filename=.._.._etc_passwd'],
    ['C:\\boot\u0007.ini', 'C:_boot.ini', 'attachment; filename="C:_boot.ini"'],
    ['fac\u202etxt.exe', 'factxt.exe', 'attachment; filename=factxt.exe'],
    ['a"\r\nset-cookie: x=1', 'a"set-cookie: x=1', 'attachment; filename="a\\"set-cookie: x=1"'],
    ['één 👩‍🚀.pdf', 'één 👩‍🚀.pdf', expect.stringMatching(/filename\*=UTF-8''%C3%A9%C3%A9n%20/)],
  ])('%j is shown as %j', async (given, shown, disposition) => {
    const { fileId, file_name } = await upload(harness, caller, id, pdf, { file_name: given });
    expect(file_name).toBe(shown);
    expect((await download(harness, caller, { id, fileId })).headers['content-disposition']).toEqual(
      disposition,
    );
    expect(onDisk()).toEqual([fileId]);
  });
});

describe('content', () => {
  it('decides the type, not the name: HTML called .png is sent as an attachment', async () => {
    const html = Buffer.from('<!-- a --><!DOCTYPE html><script>alert(1)</script>');
    const { fileId, contentType } = await upload(harness, caller, id, html, { file_name: 'kaart.png' });
    expect(contentType).toBe('text/html');
    expect((await download(harness, caller, { id, fileId })).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=kaart.png',
    });
  });

  it('is never unpacked: a zip bomb is a small file', async () => {
    const bomb = zipOf(Buffer.alloc(200_000_000));
    const before = process.memoryUsage().rss;
    const { contentType, size } = await upload(harness, caller, id, bomb, { file_name: 'bom.zip' });
    expect([contentType, size]).toEqual(['application/zip', bomb.length]);
    expect(bomb.length).toBeLessThan(fileLimit);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });
});

/** A zip with one file of this content. Its central directory is left out: nobody opens it. */
function zipOf(content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(5, 26);
  return Buffer.concat([header, Buffer.from('a.txt'), packed]);
}

describe('other organisations', () => {
  it('get the answer of an unknown id, whatever they try', async () => {
    const stranger = await harness.caller();
    const { fileId } = await upload(harness, caller, id, pdf);
    const waiting = await target(harness, caller, id);
    const own = await madeService(harness, stranger);
    const unknown = '00000000-0000-4000-8000-000000000001';
    const attempts = [
      (ids: { id: string; fileId: string }) => confirm(harness, stranger, ids),
      (params: { id: string; fileId: string }) =>
        harness.api.call(serviceApi.deleteFile, { params }, stranger),
      (params: { id: string; fileId: string }) =>
        harness.api.call(serviceApi.restoreFile, { params }, stranger),
      (params: { id: string; fileId: string }) =>
        harness.api.call(serviceApi.uploadProgress, { params }, stranger),
      (params: { id: string; fileId: string }) =>
        harness.api.call(serviceApi.updateFileMetadata, { params, body: {} }, stranger),
    ];
    for (const attempt of attempts) {
      const asUnknown = await attempt({ id: own.id, fileId: unknown }).catch((error: unknown) => error);
      expect(asUnknown).toMatchObject({ code: 'not-found' });
      for (const file of [fileId, waiting]) {
        // Neither through the owner's service nor through one of their own.
        await expect(attempt({ id, fileId: file })).rejects.toMatchObject({ code: 'not-found' });
        expect(await attempt({ id: own.id, fileId: file }).catch((error: unknown) => error)).toEqual(
          asUnknown,
        );
      }
    }
    expect((await put(harness, stranger, { id: own.id, fileId: waiting }, pdf)).status).toBe(404);
    expect((await download(harness, stranger, { id: own.id, fileId })).status).toBe(404);
    expect((await download(harness, stranger, { id, fileId })).status).toBe(404);
    expect((await list()).map(file => file.fileId)).toEqual([fileId]);
  });

  it('cannot distinguish an expired upload from an unknown one', async () => {
    const fileId = await target(harness, caller, id);
    await put(harness, caller, { id, fileId }, pdf);
    await harness.query(`update portfolio.service_file set expires_at = now() where id = $1`, [fileId]);
    await expect(confirm(harness, caller, { id, fileId })).rejects.toMatchObject({ code: 'not-found' });
    expect((await put(harness, caller, { id, fileId }, pdf)).status).toBe(404);
  });
});
