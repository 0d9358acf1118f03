import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { endJob, offerJob } from '../../jobs/repositories/job-lease';
import type { OrganisationScope } from '../../repositories/store';
import { valueUnitsKind } from '../jobs/value-units';
import { countPending } from '../repositories/pending-units';
import { beginRun, endRun, readRun } from '../repositories/valuation-runs';
import { getHead, lockHead } from '../repositories/valuations';
import { checkEditable } from '../rules/status';

/** Runs over all units of a valuation: start, status, stop. */
export function valuationRunRoutes(app: FastifyInstance, { store }: RouteContext, wake: () => void): void {
  route(app, valuationApi.getValuationRun, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, id);
      return readRun(scope, id);
    }),
  );

  route(app, valuationApi.startValuationRun, async ({ caller, params: { id } }) => {
    const started = await store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, id);
      checkEditable(status);
      const run = await readRun(scope, id);
      return run?.state === 'running' ? run : begin(scope, id);
    });
    wake();
    return started;
  });

  route(app, valuationApi.cancelValuationRun, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await lockHead(scope, id);
      await endRun(scope, id, 'cancelled');
      await endJob(scope, id);
      return readRun(scope, id);
    }),
  );
}

async function begin(scope: OrganisationScope, id: string) {
  await beginRun(scope, id, await countPending(scope, id));
  await offerJob(scope, valueUnitsKind, id);
  const run = await readRun(scope, id);
  if (run === null) throw new Error(`The run of valuation ${id} is gone`);
  return run;
}
