import type { BulkOutcome } from '@kavel/contracts/bulk';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { insertedObjects, insertTexts } from '../../units/repositories/unit-insertion';
import type { BulkCounts, BulkRow, PlannedPart } from '../rules/bulk-plan';
import type { BulkHead } from './bulk-jobs';

/** A part with its lines. */
export interface StoredPart {
  part: number;
  rows: BulkRow[];
  counts: BulkCounts;
  stored: boolean;
}

/** Hash and counts of a part that was received before. */
export function findPart({ trx, organisationId }: OrganisationScope, jobId: string, part: number) {
  return trx
    .selectFrom('bulk_part')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('part', '=', part)
    .select(['hash', 'counts'])
    .executeTakeFirst();
}

/** Stores a part. Without staged lines it counts as stored. */
export async function insertPart(
  { trx, organisationId }: OrganisationScope,
  jobId: string,
  part: number,
  planned: Omit<PlannedPart, 'staged'> & { staged: string | null },
): Promise<void> {
  await trx
    .insertInto('bulk_part')
    .values({
      organisation_id: organisationId,
      job_id: jobId,
      part,
      hash: planned.hash,
      lines: planned.rows.length,
      counts: JSON.stringify(planned.counts),
      differing: planned.differing,
      has_own: planned.hasOwn,
      rows: JSON.stringify(planned.rows),
      staged: planned.staged,
      object_ids: sql<string[]>`${arrayOf(planned.objectIds)}::bigint[]`,
      object_lines: sql<number[]>`${arrayOf(planned.objectLines)}::int[]`,
      ...(planned.staged === null ? { stored_at: sql<Date>`now()` } : {}),
    })
    .execute();
}

/** Numbers as a PostgreSQL array literal; the driver's array encoding would check each for escaping. */
function arrayOf(numbers: readonly (string | number)[]): string {
  return `{${numbers.join(',')}}`;
}

/** Which of these objects the portfolio has. */
export async function presentObjects(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  objectIds: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('unit')
    .select('object_id')
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('deleted_at', 'is', null)
    .where('object_id', 'in', sql<string>`(select unnest(${objectIds}::text[]))`)
    .execute();
  return new Set(rows.map(row => row.object_id));
}

/**
 * Which of these objects are in another part of the list, with the line there. A join instead of `any`: the generic
 * plan of a prepared statement would scan the array once for every object.
 */
export async function repeatedObjects(
  { trx, organisationId }: OrganisationScope,
  jobId: string,
  objectIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; line: number }>`
    select lpad(had.id::text, 16, '0') as id, had.line
    from portfolio.bulk_part, unnest(object_ids, object_lines) as had (id, line)
    join unnest(${objectIds}::bigint[]) as wanted (id) on wanted.id = had.id
    where organisation_id = ${organisationId} and job_id = ${jobId}`.execute(trx);
  return new Map(rows.map(({ id, line }) => [id, line]));
}

export interface CountedPart {
  part: number;
  counts: BulkCounts;
  /** Lines whose facts differ from the portfolio's. */
  differing: number;
  hasOwn: boolean;
}

/** Whether all of the expected parts were received. */
export async function isReceived(
  { trx, organisationId }: OrganisationScope,
  { id, parts }: Pick<BulkHead, 'id' | 'parts'>,
): Promise<boolean> {
  const { count } = await trx
    .selectFrom('bulk_part')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', id)
    .select(eb => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) === parts;
}

/** The first part that has not been stored. */
export async function nextPart(
  { trx, organisationId }: OrganisationScope,
  jobId: string,
): Promise<CountedPart | null> {
  const next = await trx
    .selectFrom('bulk_part')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('stored_at', 'is', null)
    .select(['part', 'counts', 'differing', 'has_own as hasOwn'])
    .orderBy('part')
    .limit(1)
    .executeTakeFirst();
  return next ?? null;
}

export function partCounts(
  { trx, organisationId }: OrganisationScope,
  jobId: string,
): Promise<CountedPart[]> {
  return trx
    .selectFrom('bulk_part')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .select(['part', 'counts', 'differing', 'has_own as hasOwn'])
    .orderBy('part')
    .execute();
}

export interface StagedInsertion {
  /** Objects that were added to the portfolio since the part was matched. */
  missing: string[];
  /** Removed units that were restored. */
  returnedUnits: string[];
}

/** Creates units from what is staged in these parts, in the order of the list, within the database. */
export async function insertStaged(
  scope: OrganisationScope,
  portfolioId: string,
  jobId: string,
  parts: readonly number[],
): Promise<StagedInsertion> {
  const ofParts = sql`organisation_id = ${scope.organisationId} and job_id = ${jobId} and part = any (${parts}::int[])`;
  const counted = await sql<{ count: number }>`
    select coalesce(sum(cardinality(object_ids)), 0)::int as count
    from portfolio.bulk_part where ${ofParts}`.execute(scope.trx);
  const { returned, complete } = await insertTexts(scope, portfolioId, {
    count: counted.rows[0]?.count ?? 0,
    table: sql`(
      select line, row_number() over () as place
      from (select staged from portfolio.bulk_part where ${ofParts} and staged <> '' order by part) as in_order,
        lateral string_to_table(staged, chr(10)) as line
    ) as one`,
  });
  const returnedUnits = returned.map(({ id }) => id);
  if (complete) return { missing: [], returnedUnits };
  const { rows } = await sql<{ id: string }>`
    select lpad(wanted::text, 16, '0') as id
    from portfolio.bulk_part, unnest(object_ids) as wanted where ${ofParts}`.execute(scope.trx);
  const ids = rows.map(({ id }) => id);
  const inserted = await insertedObjects(scope, portfolioId, ids);
  return { missing: ids.filter(id => !inserted.has(id)), returnedUnits };
}

/** Marks a part as done and deletes its staged rows. */
export async function markStored(
  { trx, organisationId }: OrganisationScope,
  jobId: string,
  part: number,
  { counts, updated, rows }: { counts: BulkCounts; updated: number; rows?: readonly BulkRow[] },
): Promise<void> {
  await trx
    .updateTable('bulk_part')
    .set({
      stored_at: sql<Date>`now()`,
      staged: null,
      counts: JSON.stringify(counts),
      updated,
      ...(rows === undefined ? {} : { rows: JSON.stringify(rows) }),
    })
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('part', '=', part)
    .execute();
}

/** Stops storing. */
export async function dropStaged({ trx, organisationId }: OrganisationScope, jobId: string): Promise<void> {
  await trx
    .updateTable('bulk_part')
    .set({ staged: null })
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('staged', 'is not', null)
    .execute();
}

/** The next part, from `from` on, that has lines with these outcomes; any part when there are none. */
export async function readPart(
  { trx, organisationId }: OrganisationScope,
  jobId: string,
  from: number,
  outcomes: readonly BulkOutcome[],
): Promise<StoredPart | null> {
  const found = await trx
    .selectFrom('bulk_part')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('part', '>=', from)
    .$if(outcomes.length > 0, query =>
      query.where(
        sql<boolean>`exists (select from jsonb_each_text(counts) where key = any (${outcomes}::text[]) and value <> '0')`,
      ),
    )
    .select(['part', 'rows', 'counts', sql<boolean>`stored_at is not null`.as('stored')])
    .orderBy('part')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** The part with a line. */
export async function partOfLine(
  { trx, organisationId }: OrganisationScope,
  jobId: string,
  line: number,
): Promise<StoredPart | null> {
  const found = await trx
    .selectFrom('bulk_part')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where(
      sql<boolean>`exists (select from json_array_elements(rows) as row where (row ->> 'line')::int = ${line})`,
    )
    .select(['part', 'rows', 'counts', sql<boolean>`stored_at is not null`.as('stored')])
    .orderBy('part')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Stores a resolved line: its part with the new row, and the unit it adds. */
export async function settleInPart(
  { trx, organisationId }: OrganisationScope,
  jobId: string,
  { part, rows, counts }: StoredPart,
  staged: { objectId: string; line: number; text: string | null },
): Promise<void> {
  await trx
    .updateTable('bulk_part')
    .set({
      rows: JSON.stringify(rows),
      counts: JSON.stringify(counts),
      object_ids: sql<string[]>`object_ids || ${staged.objectId}::bigint`,
      object_lines: sql<number[]>`object_lines || ${staged.line}::int`,
      ...(staged.text === null
        ? {}
        : {
            staged: sql<string>`case when coalesce(staged, '') = '' then ${staged.text} else staged || chr(10) || ${staged.text} end`,
          }),
    })
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('part', '=', part)
    .execute();
}
