import type { IndexationBody, IndexationRun } from '@kavel/contracts/leases';
import { type Caller, checkUndoable, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import type { IndexedRent } from './tables';

const columns = [
  'id',
  sql<string>`run_date::text`.as('date'),
  'cpi',
  'source',
  'totals',
  'created_at',
  'undone_at',
  'user_name',
] as const;

/** Gives leases their new rents, and keeps what they were. */
export async function insertRun(
  scope: OrganisationScope,
  caller: Caller,
  {
    portfolioId,
    ...run
  }: IndexationBody & { portfolioId: string; totals: IndexationRun['totals']; changes: IndexedRent[] },
): Promise<IndexationRun> {
  await setRents(
    scope,
    run.changes.map(({ id, after }) => ({ id, rent: after, on: run.date })),
  );
  const row = await scope.trx
    .insertInto('indexation_run')
    .values({
      organisation_id: scope.organisationId,
      portfolio_id: portfolioId,
      run_date: run.date,
      cpi: run.cpi,
      source: run.source,
      totals: JSON.stringify(run.totals),
      changes: JSON.stringify(run.changes),
      ...signedBy(caller),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toRun(row);
}

/** Newest first. */
export async function listRuns(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<IndexationRun[]> {
  const rows = await trx
    .selectFrom('indexation_run')
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(toRun);
}

/** A run that is not undone, locked. Throws `not-found`, `conflict`. */
export async function lockRun(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<{ portfolioId: string; date: string; changes: IndexedRent[] }> {
  const row = await trx
    .selectFrom('indexation_run')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .select(['portfolio_id', sql<string>`run_date::text`.as('date'), 'changes', 'undone_at'])
    .forUpdate()
    .executeTakeFirst();
  const { portfolio_id: portfolioId, date, changes } = checkUndoable(row, 'run');
  return { portfolioId, date, changes };
}

/** Gives leases back the rents before the run. */
export async function closeRun(
  scope: OrganisationScope,
  id: string,
  restored: readonly IndexedRent[],
): Promise<IndexationRun> {
  await setRents(
    scope,
    restored.map(({ id: leaseId, before, indexedOn }) => ({ id: leaseId, rent: before, on: indexedOn })),
  );
  const row = await scope.trx
    .updateTable('indexation_run')
    .where('organisation_id', '=', scope.organisationId)
    .where('id', '=', id)
    .set({ undone_at: sql`clock_timestamp()` })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toRun(row);
}

async function setRents(
  { trx, organisationId }: OrganisationScope,
  rents: readonly { id: string; rent: number; on: string | null }[],
): Promise<void> {
  if (rents.length === 0) return;
  await sql`
    update portfolio.lease
    set content = content || jsonb_build_object('annualRent', line.rent), indexed_on = line."on", updated_at = now(),
      revision = revision + 1
    from ${jsonRows(rents)} as line (id uuid, rent numeric, "on" date)
    where lease.organisation_id = ${organisationId} and lease.id = line.id`.execute(trx);
}

interface RunRow {
  id: string;
  date: string;
  cpi: number | null;
  source: string | null;
  totals: IndexationRun['totals'];
  created_at: Date;
  undone_at: Date | null;
  user_name: string;
}

function toRun({ id, date, cpi, source, totals, ...row }: RunRow): IndexationRun {
  return {
    ...{ id, date, cpi, source, totals },
    madeBy: row.user_name,
    createdAt: row.created_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}
