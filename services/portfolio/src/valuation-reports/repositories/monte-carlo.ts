import type { MonteCarloResult, MonteCarloSettings } from '@kavel/contracts/valuations';
import { sql } from 'kysely';
import { endJob } from '../../jobs/repositories/job-lease';
import type { OrganisationScope } from '../../repositories/store';

export interface NewSimulation {
  jobId: string;
  settings: MonteCarloSettings;
  version: string;
  inputs: string;
}

/** The stored simulation; undefined before the first. */
export function readSimulation({ trx, organisationId }: OrganisationScope, valuationId: string) {
  return trx
    .selectFrom('valuation_monte_carlo')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .executeTakeFirst();
}

/** The simulation that a job works on; undefined when it was ended or replaced. */
export function readSimulationOfJob({ trx, organisationId }: OrganisationScope, jobId: string) {
  return trx
    .selectFrom('valuation_monte_carlo')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

/** Replaces the previous simulation. */
export async function beginSimulation(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  { jobId, settings, version, inputs }: NewSimulation,
): Promise<void> {
  const begun = {
    job_id: jobId,
    state: 'running',
    settings: JSON.stringify(settings),
    version,
    inputs,
  } as const;
  await trx
    .insertInto('valuation_monte_carlo')
    .values({ organisation_id: organisationId, valuation_id: valuationId, ...begun, checked: '[]' })
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'valuation_id']).doUpdateSet({
        ...begun,
        checked: '[]',
        result: null,
        started_at: sql`now()`,
        finished_at: null,
      }),
    )
    .execute();
}

export async function advanceSimulation(
  scope: OrganisationScope,
  jobId: string,
  checked: readonly (number | null)[],
): Promise<void> {
  await updateRunning(scope, jobId)
    .set({ checked: JSON.stringify(checked) })
    .execute();
}

/** No-op when it has ended. */
export async function endSimulation(
  scope: OrganisationScope,
  jobId: string,
  state: 'done' | 'cancelled' | 'failed',
  result: MonteCarloResult | null = null,
): Promise<void> {
  await updateRunning(scope, jobId)
    .set({ state, result: result && JSON.stringify(result), finished_at: sql<Date>`now()` })
    .execute();
}

/** Ends the one under way, if any: its job stores nothing more. */
export async function stopSimulation(scope: OrganisationScope, valuationId: string): Promise<void> {
  const simulation = await readSimulation(scope, valuationId);
  if (simulation?.state !== 'running') return;
  await endSimulation(scope, simulation.job_id, 'cancelled');
  await endJob(scope, simulation.job_id);
}

function updateRunning({ trx, organisationId }: OrganisationScope, jobId: string) {
  return trx
    .updateTable('valuation_monte_carlo')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'running');
}
