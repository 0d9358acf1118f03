import { serviceApi } from '@kavel/contracts/services';
import { caller, harness, id, list, pdf } from '../../testing/service-files-setup';
import { confirm, download, madeService, put, target, upload } from '../../testing/upload';

describe('other organisations', () => {
  it('get the answer of an unknown id on every attempt', async () => {
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
        // Neither through the owner's service nor through their own.
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
