import type { UnvaluedUnit } from '@kavel/contracts';
import type { RunFailure, ValuationRun } from '@kavel/contracts/valuations';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** Null before the first run. */
export async function readRun(scope: OrganisationScope, valuationId: string): Promise<ValuationRun | null> {
  const row = await selectRun(scope, valuationId).selectAll().executeTakeFirst();
  if (row === undefined) return null;
  const { state, units, done, unvalued, failure } = row;
  const finishedAt = row.finished_at?.toISOString() ?? null;
  return { state, units, done, unvalued, failure, startedAt: row.started_at.toISOString(), finishedAt };
}

/** The last valued unit of a run: null at its start, undefined when no run is active. */
export async function readPlace(
  scope: OrganisationScope,
  valuationId: string,
): Promise<string | null | undefined> {
  const row = await selectRun(scope, valuationId)
    .where('state', '=', 'running')
    .select('last_unit_id')
    .executeTakeFirst();
  return row?.last_unit_id;
}

/** Replaces the previous run. */
export async function beginRun(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  units: number,
): Promise<void> {
  await trx
    .insertInto('valuation_run')
    .values({ organisation_id: organisationId, valuation_id: valuationId, state: 'running', units })
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'valuation_id']).doUpdateSet({
        state: 'running',
        units,
        done: 0,
        last_unit_id: null,
        unvalued: '[]',
        failure: null,
        started_at: sql`now()`,
        finished_at: null,
      }),
    )
    .execute();
}

/** Records progress up to this unit. */
export async function advanceRun(
  scope: OrganisationScope,
  valuationId: string,
  { unitIds, unvalued }: { unitIds: readonly string[]; unvalued: readonly UnvaluedUnit[] },
): Promise<void> {
  await updateRun(scope, valuationId)
    .set({
      done: sql`done + ${unitIds.length}`,
      last_unit_id: unitIds.at(-1) ?? null,
      unvalued: sql`unvalued || ${JSON.stringify(unvalued)}::jsonb`,
    })
    .execute();
}

/** No-op when the run has ended. */
export async function endRun(
  scope: OrganisationScope,
  valuationId: string,
  state: Exclude<ValuationRun['state'], 'running'>,
  failure: RunFailure | null = null,
): Promise<void> {
  await updateRun(scope, valuationId)
    .where('state', '=', 'running')
    .set({ state, failure: failure && JSON.stringify(failure), finished_at: sql`now()` })
    .execute();
}

function selectRun({ trx, organisationId }: OrganisationScope, valuationId: string) {
  return trx
    .selectFrom('valuation_run')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId);
}

function updateRun({ trx, organisationId }: OrganisationScope, valuationId: string) {
  return trx
    .updateTable('valuation_run')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId);
}
