import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { endJob, offerJob } from '../../jobs/repositories/job-lease';
import type { Tenant } from '../../repositories/tenant';
import { valueUnitsKind } from '../jobs/value-units';
import { countPending } from '../repositories/pending-units';
import { beginRun, endRun, readRun } from '../repositories/valuation-runs';
import { getHead, lockHead } from '../repositories/valuations';
import { checkEditable } from '../rules/status';

/** Valuing all units of a valuation, in the service: started, followed, stopped. */
export function valuationRunRoutes(app: FastifyInstance, { store }: RouteContext, wake: () => void): void {
  route(app, valuationApi.getValuationRun, ({ caller, params: { id } }) =>
    store.inTenant(caller, async tenant => {
      await getHead(tenant, id);
      return readRun(tenant, id);
    }),
  );

  route(app, valuationApi.startValuationRun, async ({ caller, params: { id } }) => {
    const started = await store.inTenant(caller, async tenant => {
      const { status } = await lockHead(tenant, id);
      checkEditable(status);
      const run = await readRun(tenant, id);
      return run?.state === 'running' ? run : begin(tenant, id);
    });
    wake();
    return started;
  });

  route(app, valuationApi.cancelValuationRun, ({ caller, params: { id } }) =>
    store.inTenant(caller, async tenant => {
      await lockHead(tenant, id);
      await endRun(tenant, id, 'cancelled');
      await endJob(tenant, id);
      return readRun(tenant, id);
    }),
  );
}

async function begin(tenant: Tenant, id: string) {
  await beginRun(tenant, id, await countPending(tenant, id));
  await offerJob(tenant, valueUnitsKind, id);
  const run = await readRun(tenant, id);
  if (run === null) throw new Error(`The run of valuation ${id} is gone`);
  return run;
}
