import { bulkApi } from '@kavel/contracts/bulk';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { endJob, offerJob } from '../../jobs/repositories/job-lease';
import { getPortfolio, requireEditable } from '../../portfolios/repositories/portfolios';
import { storeListKind } from '../jobs/store-list';
import * as jobs from '../repositories/bulk-jobs';
import { dropStaged } from '../repositories/bulk-parts';
import type { BulkContext } from './bulk-context';

/** Lists on their way into a portfolio: announced, started, followed, stopped. */
export function bulkRoutes(app: FastifyInstance, { store, wake }: BulkContext): void {
  route(app, bulkApi.createBulkJob, ({ caller, params, body }) =>
    store.inTenant(caller, async tenant => {
      if (body.parts > body.lines) {
        throw new ServiceError('unprocessable', 'A list cannot have more parts than lines');
      }
      await requireEditable(tenant, params.id);
      const id = await jobs.createBulkJob(tenant, caller, { portfolioId: params.id, ...body });
      return jobs.getBulkJob(tenant, id);
    }),
  );

  route(app, bulkApi.listBulkJobs, ({ caller, params }) =>
    store.inTenant(caller, async tenant => {
      await getPortfolio(tenant, params.id);
      return jobs.listBulkJobs(tenant, params.id);
    }),
  );

  route(app, bulkApi.getBulkJob, ({ caller, params }) =>
    store.inTenant(caller, tenant => jobs.getBulkJob(tenant, params.id)),
  );

  route(app, bulkApi.startBulkJob, async ({ caller, params, body }) => {
    const started = await store.inTenant(caller, async tenant => {
      const { state, mode } = await jobs.lockEditableHead(tenant, params.id);
      if (state === 'receiving' || state === 'refused') {
        await jobs.startJob(tenant, params.id, body);
        await offerJob(tenant, storeListKind, params.id);
      } else if (mode !== body.mode) {
        throw new ServiceError('conflict', `This list is ${state} and cannot be started again`, { state });
      }
      return jobs.getBulkJob(tenant, params.id);
    });
    wake();
    return started;
  });

  route(app, bulkApi.cancelBulkJob, ({ caller, params }) =>
    store.inTenant(caller, async tenant => {
      const { state } = await jobs.lockEditableHead(tenant, params.id);
      if (state === 'receiving' || state === 'running' || state === 'refused') {
        await jobs.finishJob(tenant, params.id, 'cancelled');
        await dropStaged(tenant, params.id);
        await endJob(tenant, params.id);
      }
      return jobs.getBulkJob(tenant, params.id);
    }),
  );
}
