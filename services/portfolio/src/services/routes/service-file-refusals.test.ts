import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import {
  caller,
  fileLimit,
  harness,
  id,
  list,
  onDisk,
  organisationLimit,
  pdf,
  progress,
} from '../../testing/service-files-setup';
import { confirm, download, madeService, put, sha256, target, upload } from '../../testing/upload';

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
  it('determines the type, not the name: HTML called .png is sent as an attachment', async () => {
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
