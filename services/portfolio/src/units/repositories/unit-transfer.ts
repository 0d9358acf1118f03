import type { TransferMode, TransferPreview, TransferredUnit } from '@kavel/contracts/units';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

export interface Transferring {
  sourceId: string;
  targetId: string;
  unitIds: readonly string[];
}

/** How many of these units the target has, and had. Ids that are not in the source are not counted. */
export async function countTransfer(
  { trx, organisationId }: OrganisationScope,
  { sourceId, targetId, unitIds }: Transferring,
): Promise<TransferPreview> {
  const { rows } = await sql<TransferPreview>`
    select (count(*) filter (where there.id is null or there.deleted_at is not null))::int as transferable,
      (count(*) filter (where there.id is not null and there.deleted_at is null))::int as doubles,
      (count(*) filter (where there.deleted_at is not null))::int as returning
    from portfolio.unit
    left join portfolio.unit as there
      on there.organisation_id = unit.organisation_id and there.portfolio_id = ${targetId}
        and there.object_id = unit.object_id
    where unit.organisation_id = ${organisationId} and unit.portfolio_id = ${sourceId}
      and unit.deleted_at is null and unit.id = any (${unitIds}::uuid[])`.execute(trx);
  return rows[0] ?? { transferable: 0, doubles: 0, returning: 0 };
}

/**
 * Makes units of the target from units of the source, with their facts, in their order. Addresses that the target has
 * are skipped; one that it had returns, with the facts of the source.
 */
export async function insertTransferred(
  { trx, organisationId }: OrganisationScope,
  { sourceId, targetId, unitIds }: Transferring,
  mode: TransferMode,
): Promise<TransferredUnit[]> {
  // A moved unit keeps the day on which its facts were taken over.
  const addedAt = mode === 'move' ? sql`created_at` : sql`now()`;
  // Leases go along with a moved unit; of a copied one only the rent that followed from them.
  const facts = mode === 'move' ? sql`address_object_data` : sql`address_object_data - 'leases'`;
  const changesOn = mode === 'move' ? sql`rents_change_on` : sql`null::date`;
  const { rows } = await sql<TransferredUnit>`
    with chosen as materialized (
      select id, object_id, address_object_data, rents_change_on, tag_ids, own_values, position, created_at
      from portfolio.unit
      where organisation_id = ${organisationId} and portfolio_id = ${sourceId} and deleted_at is null
        and id = any (${unitIds}::uuid[])
    ), added as (
      insert into portfolio.unit
        (organisation_id, portfolio_id, object_id, address_object_data, rents_change_on, tag_ids, own_values,
          created_at)
      select ${organisationId}::uuid, ${targetId}::uuid, object_id, ${facts}, ${changesOn}, tag_ids,
        own_values, ${addedAt}
      from chosen order by position
      on conflict (organisation_id, portfolio_id, object_id) do update
        set deleted_at = null, address_object_data = excluded.address_object_data,
          rents_change_on = excluded.rents_change_on,
          tag_ids = excluded.tag_ids, own_values = excluded.own_values,
          revision = unit.revision + 1, updated_at = now()
        where unit.deleted_at is not null
      returning id, object_id, revision
    )
    select chosen.id as "unitId", added.id as "copyId", added.revision
    from added join chosen using (object_id) order by chosen.position`.execute(trx);
  return rows;
}
