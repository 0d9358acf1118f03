import { randomUUID } from 'node:crypto';
import { valuationApi } from '@kavel/contracts';
import type { MonteCarlo } from '@kavel/contracts/valuations';
import { monteCarloVersion } from '@kavel/engine';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { offerJob } from '../../jobs/repositories/job-lease';
import type { OrganisationScope } from '../../repositories/store';
import { getHead, lockHead } from '../../valuations/repositories/valuations';
import { checkEditable } from '../../valuations/rules/status';
import { simulateKind } from '../jobs/simulate';
import { readCashFlowInput } from '../repositories/known-input';
import { beginSimulation, readSimulation, stopSimulation } from '../repositories/monte-carlo';
import { hashOfInputs } from '../rules/inputs-hash';

/** The Monte Carlo simulation of a valuation: start, progress and result, stop. */
export function monteCarloRoutes(
  app: FastifyInstance,
  { store }: Pick<RouteContext, 'store'>,
  wake: () => void,
): void {
  route(app, valuationApi.monteCarlo, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, id);
      return read(scope, id);
    }),
  );

  route(app, valuationApi.startMonteCarlo, async ({ caller, params: { id }, body: settings }) => {
    const started = await store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, id);
      checkEditable(status);
      const input = await readCashFlowInput(scope, id);
      await stopSimulation(scope, id);
      const jobId = randomUUID();
      const inputs = hashOfInputs(input);
      await beginSimulation(scope, id, { jobId, settings, version: monteCarloVersion, inputs });
      await offerJob(scope, simulateKind, jobId);
      return read(scope, id);
    });
    wake();
    return started;
  });

  route(app, valuationApi.cancelMonteCarlo, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await lockHead(scope, id);
      await stopSimulation(scope, id);
      return read(scope, id);
    }),
  );
}

async function read(scope: OrganisationScope, id: string): Promise<MonteCarlo | null> {
  const row = await readSimulation(scope, id);
  if (row === undefined) return null;
  const { state, settings, checked, version, result } = row;
  const outdated =
    result !== null && (version !== monteCarloVersion || (await isChanged(scope, id, row.inputs)));
  const [startedAt, finishedAt] = [row.started_at.toISOString(), row.finished_at?.toISOString() ?? null];
  return { state, settings, done: checked.length, version, result, outdated, startedAt, finishedAt };
}

/** A valuation that no longer has a cash flow has changed too. */
async function isChanged(scope: OrganisationScope, id: string, inputs: string): Promise<boolean> {
  try {
    return hashOfInputs(await readCashFlowInput(scope, id)) !== inputs;
  } catch (error) {
    if (error instanceof ServiceError) return true;
    throw error;
  }
}
