import { randomBytes } from 'node:crypto';
import { serviceApi } from '@kavel/contracts/services';
import {
  caller,
  harness,
  id,
  list,
  pdf,
  progress,
  removeFile,
  restoreFile,
} from '../../testing/service-files-setup';
import { confirm, download, put, sha256, target, upload } from '../../testing/upload';

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

  it('keeps its metadata as sent', async () => {
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
    // A part whose response was lost is sent again.
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

  it('is closed by its confirmation', async () => {
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
