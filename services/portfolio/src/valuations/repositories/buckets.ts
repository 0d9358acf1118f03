import type { AddressBuckets, BucketReason } from '@kavel/contracts';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { selectMembers } from './valuation-units';

/** Buckets in their saved order, each with its units; empty until saved. */
export async function readBuckets(scope: OrganisationScope, valuationId: string): Promise<AddressBuckets> {
  const buckets = await listBuckets(scope, valuationId);
  const members = await selectMembers(scope)
    .where('member.valuation_id', '=', valuationId)
    .where('member.bucket_key', 'is not', null)
    .select(['member.unit_id', 'member.bucket_key'])
    .orderBy('unit.position')
    .execute();
  const saved: AddressBuckets = {};
  const unitIds = new Map<string | null, string[]>();
  for (const { key, name, reason } of buckets) {
    saved[key] = { name, reason, unitIds: [] };
    unitIds.set(key, saved[key].unitIds);
  }
  for (const member of members) unitIds.get(member.bucket_key)?.push(member.unit_id);
  return saved;
}

/** In their saved order, without their units. */
export async function listBuckets(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<{ key: string; name: string; reason: BucketReason | null }[]> {
  return trx
    .selectFrom('valuation_bucket')
    .select(['key', 'name', 'reason'])
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .orderBy('position')
    .execute();
}

/** Replaces the buckets; every unit is put into the bucket that lists it. */
export async function replaceBuckets(
  scope: OrganisationScope,
  valuationId: string,
  buckets: AddressBuckets,
): Promise<void> {
  await upsertBuckets(scope, valuationId, buckets);
  await assignUnits(scope, valuationId, buckets);
  await scope.trx
    .deleteFrom('valuation_bucket')
    .where('organisation_id', '=', scope.organisationId)
    .where('valuation_id', '=', valuationId)
    .where('key', 'not in', Object.keys(buckets))
    .execute();
}

async function upsertBuckets(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  buckets: AddressBuckets,
) {
  const rows = Object.entries(buckets).map(([key, { name, reason }], position) => ({
    key,
    name,
    reason,
    position,
  }));
  const line = jsonRows<{ key: string; name: string; reason: BucketReason | null; position: number }>(
    rows,
  ).as<'line'>(sql`line(key text, name text, reason jsonb, position integer)`);
  await trx
    .insertInto('valuation_bucket')
    .columns(['organisation_id', 'valuation_id', 'key', 'name', 'reason', 'position'])
    .expression(eb =>
      eb
        .selectFrom(line)
        .select([
          sql<string>`${organisationId}::uuid`.as('organisation_id'),
          sql<string>`${valuationId}::uuid`.as('valuation_id'),
          'line.key',
          'line.name',
          sql<string>`line.reason`.as('reason'),
          'line.position',
        ]),
    )
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'valuation_id', 'key']).doUpdateSet(eb => ({
        name: eb.ref('excluded.name'),
        reason: sql`excluded.reason`,
        position: eb.ref('excluded.position'),
      })),
    )
    .execute();
}

/** Members that are not listed, because their unit was removed, lose their bucket when it is deleted. */
async function assignUnits(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  buckets: AddressBuckets,
) {
  const members = trx
    .updateTable('valuation_unit')
    .where('valuation_unit.organisation_id', '=', organisationId)
    .where('valuation_unit.valuation_id', '=', valuationId);
  const assignments = Object.entries(buckets).flatMap(([bucket_key, { unitIds }]) =>
    unitIds.map(unit_id => ({ unit_id, bucket_key })),
  );
  const line = jsonRows(assignments).as<'line'>(sql`line(unit_id uuid, bucket_key text)`);
  await members.set({ bucket_key: null }).where('bucket_key', 'not in', Object.keys(buckets)).execute();
  await members
    .from(line)
    .whereRef('line.unit_id', '=', 'valuation_unit.unit_id')
    .set(eb => ({ bucket_key: eb.ref('line.bucket_key') }))
    .execute();
}
