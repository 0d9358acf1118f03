import { serviceApi } from '@kavel/contracts/services';
import { route, streamRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { confirm, ensureScanned } from '../files/confirm';
import type { OpenFiles } from '../files/open-files';
import { receive, toProgress } from '../files/receiver';
import * as serviceFiles from '../repositories/service-files';
import { findUpload, giveUp } from '../repositories/uploads';
import { sendFile } from './send-file';
import { openTarget } from './upload-target';
import { acceptBytes, bodyOf, lengthOf, rangeOf } from './uploaded-bytes';

/** Files of services: uploaded in parts, checked, and downloaded as attachments only. */
export function serviceFileRoutes(app: FastifyInstance, files: OpenFiles): void {
  const { store, writers } = files;
  acceptBytes(app);
  app.addHook('onReady', async () => files.startCleaner(app.log));

  route(app, serviceApi.listServiceFiles, ({ caller, params }) =>
    store.inOrganisation(caller, scope => serviceFiles.listFiles(scope, params.id)),
  );

  route(app, serviceApi.startUpload, ({ caller, params, body }) =>
    openTarget(files, caller, params.id, body),
  );

  route(
    app,
    serviceApi.putContent,
    ({ caller, params, request }) =>
      receive(files, caller, params, {
        range: rangeOf(request),
        length: lengthOf(request),
        body: bodyOf(request),
      }),
    { wholeFiles: true },
  );

  route(app, serviceApi.uploadProgress, async ({ caller, params }) => {
    const upload = await store.inOrganisation(caller, scope => findUpload(scope, params));
    return toProgress(upload ?? serviceFiles.fileNotFound());
  });

  route(app, serviceApi.confirmUpload, ({ caller, params }) => confirm(files, caller, params), {
    wholeFiles: true,
  });

  streamRoute(app, serviceApi.downloadFile, async ({ caller, params, request }, reply) => {
    const file = await store.inOrganisation(caller, scope => serviceFiles.getFile(scope, params));
    await ensureScanned(files, caller, params);
    const { organisationId } = caller;
    const read = (start: number, end: number) =>
      files.files.read({ organisationId, fileId: file.fileId }, start, end);
    return sendFile(request, reply, file, read);
  });

  route(app, serviceApi.deleteFile, async ({ caller, params }) => {
    const { organisationId } = caller;
    await store.inOrganisation(caller, async scope => {
      const upload = await findUpload(scope, params);
      if (upload === null) await serviceFiles.deleteFile(scope, params);
      else await giveUp(scope, params.fileId);
    });
    await writers.stop({ organisationId, fileId: params.fileId });
    return null;
  });

  route(app, serviceApi.restoreFile, ({ caller, params }) =>
    store.inOrganisation(caller, scope => serviceFiles.restoreFile(scope, params)),
  );

  route(app, serviceApi.updateFileMetadata, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => serviceFiles.updateMetadata(scope, params, body)),
  );
}
