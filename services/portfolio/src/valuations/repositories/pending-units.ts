import type { AddressObjectData } from '@kavel/contracts';
import type { UnitsToValue } from '@kavel/contracts/valuations';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { selectMembers, unitOn } from './valuation-units';

/**
 * Units to be valued: those with a bucket and an area that have no value, or one computed for another bucket or date.
 */
function selectPending(scope: OrganisationScope, valuationId: string) {
  return selectMembers(scope)
    .leftJoin('valuation_result as stored', join =>
      join
        .onRef('stored.organisation_id', '=', 'member.organisation_id')
        .onRef('stored.valuation_id', '=', 'member.valuation_id')
        .onRef('stored.unit_id', '=', 'member.unit_id'),
    )
    .where('member.valuation_id', '=', valuationId)
    .where('member.bucket_key', 'is not', null)
    .where(sql<boolean>`unit.address_object_data ->> 'oppervlakte' is not null`)
    .where(
      sql<boolean>`(stored.result ->> 'bucket', stored.result ->> 'valueDate')
        is distinct from (member.bucket_key, valuation.value_date::text)`,
    );
}

export async function countPending(scope: OrganisationScope, valuationId: string): Promise<number> {
  const { count } = await selectPending(scope, valuationId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The next pending units after a given one, by id. */
export async function nextPending(
  scope: OrganisationScope,
  valuationId: string,
  after: string | null,
  most: number,
): Promise<UnitsToValue['units']> {
  const rows = await selectPending(scope, valuationId)
    .$if(after !== null, query => query.where('member.unit_id', '>', after ?? ''))
    .orderBy('member.unit_id')
    .limit(most)
    .select([
      'unit.id',
      'unit.portfolio_id',
      'unit.object_id',
      sql<AddressObjectData>`unit.address_object_data`.as('address_object_data'),
      sql<string>`member.bucket_key`.as('bucket_key'),
      sql<string>`valuation.value_date::text`.as('rents_on'),
    ])
    .execute();
  return rows.map(({ bucket_key: bucket, ...row }) => ({ unit: unitOn(row), bucket }));
}
