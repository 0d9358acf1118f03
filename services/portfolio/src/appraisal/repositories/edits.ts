import type { Edit } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import { peopleOf } from '../../repositories/people';
import type { OrganisationScope } from '../../repositories/store';
import type { NewEdit } from '../rules/edits';

const mostEdits = 500;

/** Records changes in the name of the caller. */
export async function recordEdits(
  { trx, organisationId }: OrganisationScope,
  caller: Pick<Caller, 'actorId' | 'actorName' | 'userId' | 'userName'>,
  valuationId: string,
  edits: readonly NewEdit[],
): Promise<void> {
  if (edits.length === 0) return;
  const line = jsonRows(edits).as<'line'>(
    sql`line(kind text, detail text, "unitId" uuid, subject text, "from" double precision, "to" double precision, reason text)`,
  );
  await trx
    .insertInto('valuation_edit')
    .columns([
      'organisation_id',
      'valuation_id',
      'actor_id',
      'actor_name',
      'user_id',
      'user_name',
      'kind',
      'detail',
      'unit_id',
      'subject',
      'from_value',
      'to_value',
      'reason',
    ])
    .expression(eb =>
      eb
        .selectFrom(line)
        .select([
          sql<string>`${organisationId}::uuid`.as('organisation_id'),
          sql<string>`${valuationId}::uuid`.as('valuation_id'),
          sql<string>`${caller.actorId}::uuid`.as('actor_id'),
          sql<string>`${caller.actorName}::text`.as('actor_name'),
          sql<string>`${caller.userId}::uuid`.as('user_id'),
          sql<string>`${caller.userName}::text`.as('user_name'),
          'line.kind',
          'line.detail',
          'line.unitId',
          'line.subject',
          'line.from',
          'line.to',
          'line.reason',
        ]),
    )
    .execute();
}

/** The latest changes, newest first. */
export async function listEdits(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<Edit[]> {
  const rows = await trx
    .selectFrom('valuation_edit')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .orderBy('id', 'desc')
    .limit(mostEdits)
    .execute();
  return rows.map(row => ({
    id: row.id,
    at: row.at.toISOString(),
    ...peopleOf(row),
    kind: row.kind,
    ...(row.detail ? { detail: row.detail } : {}),
    unitId: row.unit_id,
    subject: row.subject,
    from: row.from_value,
    to: row.to_value,
    reason: row.reason,
  }));
}

/** Everybody who changed something, and for whom. Copying and a second person's decision do not count as changes. */
export async function listEditors(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('valuation_edit')
    .select(['actor_id', 'user_id'])
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where('kind', 'not in', ['duplicated', 'override-confirmed', 'override-refused'])
    .execute();
  return [...new Set(rows.flatMap(row => [row.actor_id, row.user_id]))];
}
