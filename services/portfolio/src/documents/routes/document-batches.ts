import { documentBatchApi, documentInnerApi, reportPermissions } from '@kavel/contracts/reports';
import {
  type Caller,
  innerRoute,
  route,
  type ServiceClient,
  ServiceError,
  streamRoute,
} from '@kavel/service-kit';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { organisationName } from '../../fees/routes/organisation-name';
import { endJob, offerJob } from '../../jobs/repositories/job-lease';
import { forNobody, type OrganisationScope, type PortfolioStore } from '../../repositories/store';
import type { FileStore } from '../../services/files/file-store';
import { makeDocumentsKind } from '../jobs/make-documents';
import * as batches from '../repositories/batches';
import { noteProgress } from '../repositories/items';

export interface DocumentContext {
  store: PortfolioStore;
  auth: ServiceClient;
  files: FileStore;
  /** There is a new job. */
  wake(): void;
}

/** Batches of documents, which a job makes. */
export function documentBatchRoutes(
  app: FastifyInstance,
  { store, auth, files, wake }: DocumentContext,
): void {
  route(app, documentBatchApi.createDocumentBatch, async ({ caller, body }) => {
    requirePermission(caller, body.template);
    if (body.template !== 'valuation' && body.formats?.some(format => format !== 'pdf'))
      throw new ServiceError('bad-request', 'Only a valuation report is more than a PDF');
    const sender = await organisationName(auth, caller);
    const batch = await store.inOrganisation(caller, async scope => {
      const id = await batches.insertBatch(scope, caller, body, sender);
      await offerJob(scope, makeDocumentsKind, id);
      for (const old of await batches.oldBatches(scope)) await remove(scope, old);
      return batches.getBatch(scope, id);
    });
    wake();
    return batch;
  });

  innerRoute(app, documentInnerApi.noteProgress, async ({ body }) => ({
    wanted: await store.inOrganisation(forNobody(body), scope => noteProgress(scope, body, body)),
  }));

  route(app, documentBatchApi.listDocumentBatches, ({ caller }) =>
    store.inOrganisation(caller, batches.listBatches),
  );

  route(app, documentBatchApi.cancelDocumentBatch, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await batches.lockHead(scope, params.id);
      await endJob(scope, params.id);
      await batches.endBatch(scope, params.id, 'cancelled');
      return batches.getBatch(scope, params.id);
    }),
  );

  route(app, documentBatchApi.deleteDocumentBatch, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await batches.lockHead(scope, params.id);
      await remove(scope, params.id);
      return null;
    }),
  );

  streamRoute(app, documentBatchApi.downloadDocumentBatch, async ({ caller, params }, reply) => {
    const { name, bytes } = await store.inOrganisation(caller, scope => batches.getBatch(scope, params.id));
    if (bytes === null) throw new ServiceError('not-found', 'There is no file, or it has expired');
    const file = { organisationId: caller.organisationId, fileId: params.id };
    return reply
      .type('application/zip')
      .headers({ 'content-disposition': contentDisposition(`${name}.zip`), 'content-length': bytes })
      .send(files.read(file, 0, bytes));
  });
}

/** Its file is removed by the cleaner, which finds no batch for it. */
async function remove(scope: OrganisationScope, id: string): Promise<void> {
  await endJob(scope, id);
  await batches.deleteBatch(scope, id);
}

function requirePermission({ permissions }: Caller, template: keyof typeof reportPermissions): void {
  if (!permissions.includes(reportPermissions[template])) {
    throw new ServiceError('forbidden', 'You may not make these documents');
  }
}
