import { factsOn } from '@kavel/engine';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { selectMembersIn } from '../../valuations/repositories/valuation-units';
import type { CashFlowFacts, CashFlowLine } from '../rules/cash-flow-input';

interface StoredResult {
  value: number | null;
  marketRent: number | null;
  override: { modelValue: number } | null;
}

type ResultRow = Omit<StoredResult, 'marketRent'> & { modelledRent: number | null };

/**
 * What the cash flow of each unit of a valuation rests on, in the order in which the units were added to their portfolio.
 * Facts are as frozen at the approval, or the current ones with the rents of the value date. Whole facts and results of
 * 10,000 units are tens of megabytes, so that only these columns are read.
 */
export async function readCashFlowLines(
  scope: OrganisationScope,
  valuationId: string,
): Promise<CashFlowLine[]> {
  const facts =
    sql<CashFlowFacts>`jsonb_to_record(coalesce(member.frozen_facts, unit.address_object_data))`.as<'facts'>(
      sql`facts("vtwType" text, oppervlakte float8, bouwjaar integer, energielabel text, "wozValue" float8,
      "annualRent" float8, "marketRent" float8, "annualCosts" float8, "leaseEnd" text, leases jsonb)`,
    );
  const result = sql<StoredResult>`jsonb_to_record(stored.result)`.as<'result'>(
    sql`result(value float8, "marketRent" float8, override jsonb)`,
  );
  const rows = await selectMembersIn(scope, valuationId, {})
    .leftJoin('valuation_result as stored', join =>
      join
        .onRef('stored.organisation_id', '=', 'member.organisation_id')
        .onRef('stored.valuation_id', '=', 'member.valuation_id')
        .onRef('stored.unit_id', '=', 'member.unit_id'),
    )
    .crossJoinLateral(() => facts)
    .crossJoinLateral(() => result)
    .select([
      'member.unit_id',
      'member.bucket_key',
      'facts.vtwType',
      'facts.oppervlakte',
      'facts.bouwjaar',
      'facts.energielabel',
      'facts.wozValue',
      'facts.annualRent',
      'facts.marketRent',
      'facts.annualCosts',
      'facts.leaseEnd',
      'facts.leases',
      'result.value',
      'result.marketRent as modelledRent',
      'result.override',
      sql<string | null>`case when member.frozen_facts is null then valuation.value_date::text end`.as(
        'rents_on',
      ),
    ])
    .execute();
  return rows.map(row => ({
    unitId: row.unit_id,
    bucket: row.bucket_key,
    facts: row.rents_on === null ? row : withRentsOn(row, row.rents_on),
    result: resultOf(row),
  }));
}

function withRentsOn(facts: CashFlowFacts, date: string): CashFlowFacts {
  return facts.leases === null ? facts : factsOn({ ...facts, leases: facts.leases }, date);
}

function resultOf({ value, modelledRent, override }: ResultRow): CashFlowLine['result'] {
  return value === null ? null : { value, modelledRent, modelValue: override?.modelValue ?? null };
}
