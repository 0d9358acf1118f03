import type { UnitEvent } from '@kavel/contracts/units';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import { peopleOf } from '../../repositories/people';
import type { OrganisationScope } from '../../repositories/store';

export interface NewUnitEvent {
  unitId: string;
  kind: UnitEvent['kind'];
  changes?: UnitEvent['changes'];
}

/** Adds lines to the histories of units, in the name of the caller, in one statement. */
export async function recordUnitEvents(
  { trx, organisationId }: OrganisationScope,
  { actorId, actorName, userId, userName }: Pick<Caller, 'actorId' | 'actorName' | 'userId' | 'userName'>,
  events: readonly NewUnitEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const line = jsonRows(
    events.map(({ unitId, kind, changes = {} }) => ({ unit_id: unitId, kind, changes })),
  ).as<'line'>(sql`line(unit_id uuid, kind text, changes jsonb)`);
  await trx
    .insertInto('unit_event')
    .columns([
      'organisation_id',
      'unit_id',
      'kind',
      'changes',
      'actor_id',
      'actor_name',
      'user_id',
      'user_name',
    ])
    .expression(eb =>
      eb
        .selectFrom(line)
        .select([
          sql<string>`${organisationId}::uuid`.as('organisation_id'),
          'line.unit_id',
          sql<UnitEvent['kind']>`line.kind`.as('kind'),
          sql<string>`line.changes`.as('changes'),
          sql<string>`${actorId}::uuid`.as('actor_id'),
          sql<string>`${actorName}::text`.as('actor_name'),
          sql<string>`${userId}::uuid`.as('user_id'),
          sql<string>`${userName}::text`.as('user_name'),
        ]),
    )
    .execute();
}

export interface CopiedHistory {
  unitId: string;
  copyId: string;
}

/** Gives units the histories of others, with their moments and people, in one statement. */
export async function copyUnitEvents(
  { trx, organisationId }: OrganisationScope,
  pairs: readonly CopiedHistory[],
): Promise<void> {
  const pair = jsonRows(pairs.map(({ unitId, copyId }) => ({ unit_id: unitId, copy_id: copyId })));
  await sql`
    insert into portfolio.unit_event
      (organisation_id, unit_id, at, kind, changes, actor_id, actor_name, user_id, user_name)
    select event.organisation_id, pair.copy_id, event.at, event.kind, event.changes, event.actor_id,
      event.actor_name, event.user_id, event.user_name
    from ${pair} as pair(unit_id uuid, copy_id uuid)
    join portfolio.unit_event as event
      on event.organisation_id = ${organisationId} and event.unit_id = pair.unit_id
    order by event.id`.execute(trx);
}

/** Newest first; the last entry is the addition, of which only the time is known. */
export async function listUnitEvents(
  { trx, organisationId }: OrganisationScope,
  unitId: string,
): Promise<UnitEvent[]> {
  const rows = await trx
    .selectFrom('unit_event')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('unit_id', '=', unitId)
    .orderBy('id', 'desc')
    .execute();
  const { created_at } = await trx
    .selectFrom('unit')
    .select('created_at')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', unitId)
    .executeTakeFirstOrThrow();
  return [
    ...rows.map(row => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      ...peopleOf(row),
      changes: row.changes,
    })),
    {
      id: 'added',
      at: created_at.toISOString(),
      kind: 'added',
      actor: null,
      onBehalfOf: null,
      changes: {},
    },
  ];
}
