import { type OwnValue, ownLimits } from '@kavel/contracts/units';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { unitNotFound } from './units';

/** What an organisation keeps of a unit for itself. */
export interface OwnOfUnit {
  id: string;
  tagIds: string[];
  values: Record<string, OwnValue>;
}

/** Locks these units until commit. Throws `not-found` when one is not in the portfolio. */
export async function lockOwn(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  unitIds: readonly string[],
): Promise<OwnOfUnit[]> {
  const rows = await trx
    .selectFrom('unit')
    .select(['id', 'tag_ids as tagIds', 'own_values as values'])
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any (${unitIds}::uuid[])`)
    // Same lock order everywhere, to avoid deadlocks.
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < unitIds.length) unitNotFound();
  return rows;
}

export interface Tagging {
  unitIds: readonly string[];
  add: readonly string[];
  remove: readonly string[];
}

/** The caller locks the units. Throws `conflict` when a unit would carry too many tags. */
export async function changeTags(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  { unitIds, add, remove }: Tagging,
): Promise<void> {
  const { rows } = await sql<{ tags: number }>`
    update portfolio.unit set tag_ids = array(
      select distinct tag from unnest(tag_ids || ${add}::uuid[]) as tag where tag <> all (${remove}::uuid[])
    )
    where organisation_id = ${organisationId} and portfolio_id = ${portfolioId} and deleted_at is null
      and id = any (${unitIds}::uuid[])
    returning cardinality(tag_ids) as tags`.execute(trx);
  if (rows.some(({ tags }) => tags > ownLimits.tagsOfUnit)) {
    throw new ServiceError('conflict', `A unit carries at most ${ownLimits.tagsOfUnit} tags`, {
      most: ownLimits.tagsOfUnit,
    });
  }
}

/** By unit: values by column, null to clear. The caller locks the units. */
export async function changeOwnValues(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  values: ReadonlyMap<string, Record<string, OwnValue | null>>,
): Promise<void> {
  const lines = jsonRows([...values].map(([id, changed]) => ({ id, changed })));
  await sql`
    update portfolio.unit set own_values = jsonb_strip_nulls(unit.own_values || line.changed)
    from ${lines} as line(id uuid, changed jsonb)
    where unit.organisation_id = ${organisationId} and unit.portfolio_id = ${portfolioId}
      and unit.deleted_at is null and unit.id = line.id`.execute(trx);
}
