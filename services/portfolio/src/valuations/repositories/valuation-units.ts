import type { AddressObjectData, Unit } from '@kavel/contracts';
import { factsOn } from '@kavel/engine';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { toUnit } from '../../units/repositories/units';

/** A unit of a valuation with its bucket. */
export interface Member {
  unit: Unit;
  bucketKey: string | null;
}

/**
 * The current units of valuations. A unit removed from its portfolio is removed from drafts; approved and archived
 * valuations keep it.
 */
export function selectMembers({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('valuation_unit as member')
    .innerJoin('valuation', join =>
      join
        .onRef('valuation.organisation_id', '=', 'member.organisation_id')
        .onRef('valuation.id', '=', 'member.valuation_id'),
    )
    .innerJoin('unit', join =>
      join
        .onRef('unit.organisation_id', '=', 'member.organisation_id')
        .onRef('unit.id', '=', 'member.unit_id'),
    )
    .where('member.organisation_id', '=', organisationId)
    .where(eb =>
      eb.or([eb('unit.deleted_at', 'is', null), eb('valuation.status', 'in', ['approved', 'archived'])]),
    );
}

/** Filter for the units of a valuation: all when empty. */
export interface MemberScope {
  unitId?: string | undefined;
  bucket?: string | undefined;
}

/** The members asked for, in the order in which they were added to their portfolio. */
export function selectMembersIn(
  scope: OrganisationScope,
  valuationId: string,
  { unitId, bucket }: MemberScope,
) {
  return selectMembers(scope)
    .where('member.valuation_id', '=', valuationId)
    .$if(unitId !== undefined, query => query.where('member.unit_id', '=', unitId ?? ''))
    .$if(bucket !== undefined, query => query.where('member.bucket_key', '=', bucket ?? ''))
    .orderBy('unit.position');
}

/**
 * In the order in which the units were added to their portfolio; facts as frozen at the approval, or the current ones
 * with the rents of the value date.
 */
export async function listMembers(scope: OrganisationScope, valuationId: string): Promise<Member[]> {
  const rows = await selectMembersIn(scope, valuationId, {})
    .select([
      'unit.id',
      'unit.portfolio_id',
      'unit.object_id',
      sql<AddressObjectData>`coalesce(member.frozen_facts, unit.address_object_data)`.as(
        'address_object_data',
      ),
      'member.bucket_key',
      sql<string | null>`case when member.frozen_facts is null then valuation.value_date::text end`.as(
        'rents_on',
      ),
    ])
    .execute();
  return rows.map(row => ({ unit: unitOn(row), bucketKey: row.bucket_key }));
}

/** A unit with its rents as of a day; null: as they are kept. */
export function unitOn({
  rents_on,
  ...row
}: Parameters<typeof toUnit>[0] & { rents_on: string | null }): Unit {
  const unit = toUnit(row);
  return rents_on === null ? unit : { ...unit, addressObjectData: factsOn(unit.addressObjectData, rents_on) };
}

export async function listMemberIds(scope: OrganisationScope, valuationId: string): Promise<string[]> {
  const rows = await selectMembersIn(scope, valuationId, {}).select('member.unit_id').execute();
  return rows.map(row => row.unit_id);
}

/** Makes units of a portfolio members of a valuation: the named ones, or all. */
export async function insertMembers(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  unitIds: readonly string[],
): Promise<void> {
  const line = jsonRows(unitIds.map(unit_id => ({ unit_id }))).as<'line'>(sql`line(unit_id uuid)`);
  await trx
    .insertInto('valuation_unit')
    .columns(['organisation_id', 'valuation_id', 'unit_id'])
    .expression(eb =>
      eb
        .selectFrom(line)
        .select([
          sql<string>`${organisationId}::uuid`.as('organisation_id'),
          sql<string>`${valuationId}::uuid`.as('valuation_id'),
          'line.unit_id',
        ]),
    )
    .execute();
}
