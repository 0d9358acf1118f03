import { sql } from 'kysely';
import type { Tenant } from './tenant';

/** Gives a new, empty valuation the units, buckets, references and values of another; facts are the present ones. */
export async function copyParts(
  { trx, organisationId }: Tenant,
  sourceId: string,
  targetId: string,
): Promise<void> {
  const target = sql<string>`${targetId}::uuid`;
  await trx
    .insertInto('valuation_bucket')
    .columns(['organisation_id', 'valuation_id', 'key', 'name', 'reason', 'position'])
    .expression(eb =>
      eb
        .selectFrom('valuation_bucket as source')
        .where('source.organisation_id', '=', organisationId)
        .where('source.valuation_id', '=', sourceId)
        .select([
          'source.organisation_id',
          target.as('valuation_id'),
          'source.key',
          'source.name',
          sql<string>`source.reason`.as('reason'),
          'source.position',
        ]),
    )
    .execute();
  await trx
    .insertInto('valuation_unit')
    .columns(['organisation_id', 'valuation_id', 'unit_id', 'bucket_key'])
    .expression(eb =>
      eb
        .selectFrom('valuation_unit as source')
        .where('source.organisation_id', '=', organisationId)
        .where('source.valuation_id', '=', sourceId)
        .select(['source.organisation_id', target.as('valuation_id'), 'source.unit_id', 'source.bucket_key']),
    )
    .execute();
  await trx
    .insertInto('valuation_reference')
    .columns(['organisation_id', 'valuation_id', 'unit_id', 'sales'])
    .expression(eb =>
      eb
        .selectFrom('valuation_reference as source')
        .where('source.organisation_id', '=', organisationId)
        .where('source.valuation_id', '=', sourceId)
        .select([
          'source.organisation_id',
          target.as('valuation_id'),
          'source.unit_id',
          sql<string>`source.sales`.as('sales'),
        ]),
    )
    .execute();
  await trx
    .insertInto('valuation_result')
    .columns(['organisation_id', 'valuation_id', 'unit_id', 'value', 'result'])
    .expression(eb =>
      eb
        .selectFrom('valuation_result as source')
        .where('source.organisation_id', '=', organisationId)
        .where('source.valuation_id', '=', sourceId)
        .select([
          'source.organisation_id',
          target.as('valuation_id'),
          'source.unit_id',
          'source.value',
          sql<string>`source.result`.as('result'),
        ]),
    )
    .execute();
}
