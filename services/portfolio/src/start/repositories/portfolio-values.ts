import { historyLimit, type PastValue } from '@kavel/contracts/start';
import { sql } from 'kysely';
import type { ShownValueRow } from '../../portfolios/repositories/portfolio-value';
import type { OrganisationScope } from '../../repositories/store';
import type { RangeSums } from '../../valuations/repositories/valuations';

/** As the row of one portfolio, with the units that are in both portfolio and valuation. */
export interface StartValueRow extends Omit<ShownValueRow, 'units' | 'added'>, RangeSums {
  portfolioId: string;
  members: number;
}

export type PastValueRow = PastValue & { portfolioId: string; valuationId: string };

/**
 * The values of `readShownValue`, of all portfolios at once. Of an approved valuation only the units that were removed
 * or changed since are read: its total and its number of values were kept at the approval.
 */
export async function listShownValues({ trx, organisationId }: OrganisationScope): Promise<StartValueRow[]> {
  const { rows } = await sql<StartValueRow>`
    with shown as materialized (
      select distinct on (valuation.portfolio_id) valuation.id, valuation.portfolio_id, valuation.name,
        valuation.status, valuation.value_date, approval.approved_at, approval.units, approval.valued,
        approval.total_value, approval.snapshots, approval.model_versions
      from portfolio.valuation
      left join portfolio.valuation_approval as approval
        on approval.organisation_id = valuation.organisation_id and approval.valuation_id = valuation.id
      where valuation.organisation_id = ${organisationId}
        and valuation.deleted_at is null and valuation.status <> 'archived'
        and exists (
          select from portfolio.valuation_result as result
          where result.organisation_id = valuation.organisation_id and result.valuation_id = valuation.id
        )
      order by valuation.portfolio_id, valuation.status = 'approved' desc,
        case when valuation.status = 'approved' then valuation.value_date end desc nulls last,
        approval.approved_at desc nulls last, valuation.updated_at desc
    ), removed as (
      select shown.id, count(*)::int as members, count(result.value)::int as valued, sum(result.value) as value
      from shown
      join portfolio.unit on unit.organisation_id = ${organisationId}
        and unit.portfolio_id = shown.portfolio_id and unit.deleted_at is not null
      join portfolio.valuation_unit as member on member.organisation_id = ${organisationId}
        and member.valuation_id = shown.id and member.unit_id = unit.id
      left join portfolio.valuation_result as result on result.organisation_id = ${organisationId}
        and result.valuation_id = shown.id and result.unit_id = unit.id
      where shown.approved_at is not null
      group by shown.id
    ), changed as (
      select shown.id, count(*)::int as units
      from shown
      join portfolio.unit on unit.organisation_id = ${organisationId}
        and unit.portfolio_id = shown.portfolio_id and unit.deleted_at is null
        and unit.updated_at > shown.approved_at
      join portfolio.valuation_unit as member on member.organisation_id = ${organisationId}
        and member.valuation_id = shown.id and member.unit_id = unit.id
      where member.frozen_facts is not null and portfolio.owners_facts(member.frozen_facts)
        is distinct from portfolio.owners_facts(unit.address_object_data)
      group by shown.id
    ), draft as (
      select shown.id, count(*)::int as members, count(result.value)::int as valued, sum(result.value) as value
      from shown
      join portfolio.valuation_unit as member on member.organisation_id = ${organisationId}
        and member.valuation_id = shown.id
      join portfolio.unit on unit.organisation_id = ${organisationId} and unit.id = member.unit_id
        and unit.deleted_at is null
      left join portfolio.valuation_result as result on result.organisation_id = ${organisationId}
        and result.valuation_id = shown.id and result.unit_id = member.unit_id
      where shown.approved_at is null
      group by shown.id
    ), range as (
      select shown.id, sum(model_value) as model_total,
        sum(model_value - low68) as down, sum((model_value - low68) ^ 2) as down_squares,
        sum(high68 - model_value) as up, sum((high68 - model_value) ^ 2) as up_squares
      from shown
      join portfolio.valuation_result as result on result.organisation_id = ${organisationId}
        and result.valuation_id = shown.id
      group by shown.id
    )
    select shown.portfolio_id as "portfolioId", shown.id as "valuationId", shown.name, shown.status,
      shown.value_date::text as "valueDate",
      coalesce(shown.total_value, draft.value, 0)::float8 as "totalValue",
      coalesce(shown.valued - coalesce(removed.valued, 0), draft.valued, 0) as covered,
      coalesce(removed.valued, 0) as "left", coalesce(removed.value, 0)::float8 as "leftValue",
      coalesce(shown.units - coalesce(removed.members, 0), draft.members, 0) as members,
      coalesce(changed.units, 0) as changed, coalesce(shown.snapshots, '[]') as snapshots,
      coalesce(shown.model_versions, '[]') as "modelVersions",
      range.model_total, range.down, range.down_squares, range.up, range.up_squares
    from shown
    join portfolio.portfolio on portfolio.organisation_id = ${organisationId}
      and portfolio.id = shown.portfolio_id and portfolio.deleted_at is null and portfolio.archived_at is null
    left join removed on removed.id = shown.id
    left join changed on changed.id = shown.id
    left join draft on draft.id = shown.id
    left join range on range.id = shown.id`.execute(trx);
  return rows;
}

/** The latest approved values of each portfolio, archived valuations included, oldest first. */
export async function listPastValues({ trx, organisationId }: OrganisationScope): Promise<PastValueRow[]> {
  const { rows } = await sql<PastValueRow>`
    select "portfolioId", "valuationId", "valueDate", "totalValue", units from (
      select valuation.portfolio_id as "portfolioId", valuation.id as "valuationId",
        valuation.value_date::text as "valueDate",
        approval.total_value as "totalValue", approval.valued as units, approval.approved_at,
        row_number() over (
          partition by valuation.portfolio_id
          order by valuation.value_date desc, approval.approved_at desc
        ) as place
      from portfolio.valuation
      join portfolio.valuation_approval as approval
        on approval.organisation_id = valuation.organisation_id and approval.valuation_id = valuation.id
      where valuation.organisation_id = ${organisationId} and valuation.deleted_at is null
        and valuation.status in ('approved', 'archived')
    ) as past
    where place <= ${historyLimit}
    order by "valueDate", approved_at`.execute(trx);
  return rows;
}
