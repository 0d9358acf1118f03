import type { computedItems } from '@kavel/contracts/valuations';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import type { ValuationHead } from '../../valuations/repositories/valuations';

export type Findings = Record<(typeof computedItems)[number], number>;

/** How many units, deals or values do not meet each computed item. */
export async function readFindings(
  { trx, organisationId }: OrganisationScope,
  { id, valueDate }: Pick<ValuationHead, 'id' | 'valueDate'>,
): Promise<Findings> {
  const values = await trx
    .selectFrom('valuation_result')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', id)
    .select([
      sql<number>`count(*) filter (where (result ->> 'referenceCount')::int < 3)::int`.as('few'),
      sql<number>`count(*) filter (where result ->> 'valueDate' <> ${valueDate})::int`.as('otherDate'),
      sql<number>`count(*) filter (
        where result ? 'override' and btrim(result #>> '{override,reason}') = '' or result ? 'proposal'
      )::int`.as('unreasoned'),
    ])
    .executeTakeFirstOrThrow();
  const deals = await sql<{ unindexed: number; old: number }>`
    select
      count(*) filter (
        where (sale ->> 'transactionDate')::date < ${valueDate}::date - interval '1 year'
          and sale ->> 'indexed' = 'false'
      )::int as unindexed,
      count(*) filter (where (sale ->> 'transactionDate')::date < ${valueDate}::date - interval '5 years')::int as old
    from portfolio.valuation_reference as reference, jsonb_array_elements(reference.sales) as sale
    where reference.organisation_id = ${organisationId} and reference.valuation_id = ${id}
  `.execute(trx);
  const { unindexed = 0, old = 0 } = deals.rows[0] ?? {};
  return {
    'three-references': values.few,
    'older-indexed': unindexed,
    'within-five-years': old,
    'value-date': values.otherDate,
    'overrides-reasoned': values.unreasoned,
  };
}
