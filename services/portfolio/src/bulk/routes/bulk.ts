import { bulkApi } from '@kavel/contracts/bulk';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { endJob, offerJob } from '../../jobs/repositories/job-lease';
import { getPortfolio, requireEditable } from '../../portfolios/repositories/portfolios';
import { storeListKind } from '../jobs/store-list';
import * as jobs from '../repositories/bulk-jobs';
import { dropStaged } from '../repositories/bulk-parts';
import type { BulkContext } from './bulk-context';

/** Lists of addresses for a portfolio: announced, started, followed, stopped. */
export function bulkRoutes(app: FastifyInstance, { store, wake }: BulkContext): void {
  route(app, bulkApi.createBulkJob, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      if (body.parts > body.lines) {
        throw new ServiceError('unprocessable', 'A list cannot have more parts than lines');
      }
      await requireEditable(scope, params.id);
      const id = await jobs.createBulkJob(scope, caller, { portfolioId: params.id, ...body });
      return jobs.getBulkJob(scope, id);
    }),
  );

  route(app, bulkApi.listBulkJobs, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, params.id);
      return jobs.listBulkJobs(scope, params.id);
    }),
  );

  route(app, bulkApi.getBulkJob, ({ caller, params }) =>
    store.inOrganisation(caller, scope => jobs.getBulkJob(scope, params.id)),
  );

  route(app, bulkApi.startBulkJob, async ({ caller, params, body }) => {
    const started = await store.inOrganisation(caller, async scope => {
      const { state, mode } = await jobs.lockEditableHead(scope, params.id);
      if (state === 'receiving' || state === 'refused') {
        await jobs.startJob(scope, params.id, body);
        await offerJob(scope, storeListKind, params.id);
      } else if (mode !== body.mode) {
        throw new ServiceError('conflict', `This list is ${state} and cannot be started again`, { state });
      }
      return jobs.getBulkJob(scope, params.id);
    });
    wake();
    return started;
  });

  route(app, bulkApi.cancelBulkJob, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      const { state } = await jobs.lockEditableHead(scope, params.id);
      if (state === 'receiving' || state === 'running' || state === 'refused') {
        await jobs.finishJob(scope, params.id, 'cancelled');
        await dropStaged(scope, params.id);
        await endJob(scope, params.id);
      }
      return jobs.getBulkJob(scope, params.id);
    }),
  );
}
