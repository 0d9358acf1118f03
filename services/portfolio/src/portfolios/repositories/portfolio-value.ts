import type { ValuationStatus } from '@kavel/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/**
 * The id of the valuation whose values are shown with a portfolio: the approved one with the newest value date; without
 * an approved one, the most recently changed draft or submitted one. Only valuations with values count, archived ones
 * do not.
 */
export function shownValuation(organisationId: string, portfolioId: string): RawBuilder<unknown> {
  return sql`
    select valuation.id from portfolio.valuation
    left join portfolio.valuation_approval as approval
      on approval.organisation_id = valuation.organisation_id and approval.valuation_id = valuation.id
    where valuation.organisation_id = ${organisationId} and valuation.portfolio_id = ${portfolioId}
      and valuation.deleted_at is null and valuation.status <> 'archived'
      and exists (
        select from portfolio.valuation_result as result
        where result.organisation_id = valuation.organisation_id and result.valuation_id = valuation.id
      )
    order by valuation.status = 'approved' desc,
      case when valuation.status = 'approved' then valuation.value_date end desc nulls last,
      approval.approved_at desc nulls last,
      valuation.updated_at desc
    limit 1`;
}

export interface ShownValueRow {
  valuationId: string;
  name: string;
  status: ValuationStatus;
  valueDate: string;
  totalValue: number;
  units: number;
  covered: number;
  left: number;
  leftValue: number;
  /** Units of the portfolio that are not in the valuation. */
  added: number;
  /** Units whose facts differ from those frozen at the approval. */
  changed: number;
  /** Of the data that the approved values rest on. */
  snapshots: readonly string[];
  /** Of the model that made the approved values. */
  modelVersions: readonly string[];
}

/** Undefined while the portfolio has no values. Removed units leave a draft, and stay in an approved valuation. */
export async function readShownValue(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<ShownValueRow | undefined> {
  const { rows } = await sql<ShownValueRow>`
    with shown as (
      select * from portfolio.valuation
      where organisation_id = ${organisationId} and id = (${shownValuation(organisationId, portfolioId)})
    ), line as (
      select unit.deleted_at is null as present, member.unit_id is not null as member, result.value,
        member.frozen_facts is not null and portfolio.owners_facts(member.frozen_facts)
          is distinct from portfolio.owners_facts(unit.address_object_data) as changed
      from portfolio.unit
      cross join shown
      left join portfolio.valuation_unit as member
        on member.organisation_id = unit.organisation_id and member.valuation_id = shown.id
          and member.unit_id = unit.id
      left join portfolio.valuation_result as result
        on result.organisation_id = unit.organisation_id and result.valuation_id = shown.id
          and result.unit_id = unit.id
      where unit.organisation_id = ${organisationId} and unit.portfolio_id = ${portfolioId}
        and (unit.deleted_at is null or (member.unit_id is not null and shown.status = 'approved'))
    )
    select shown.id as "valuationId", shown.name, shown.status, shown.value_date::text as "valueDate",
      coalesce(sum(line.value), 0)::float8 as "totalValue",
      (count(*) filter (where line.present))::int as units,
      (count(line.value) filter (where line.present))::int as covered,
      (count(line.value) filter (where not line.present))::int as "left",
      coalesce(sum(line.value) filter (where not line.present), 0)::float8 as "leftValue",
      (count(*) filter (where line.present and not line.member))::int as added,
      (count(*) filter (where line.present and line.changed))::int as changed,
      coalesce((
        select approval.snapshots from portfolio.valuation_approval as approval
        where approval.organisation_id = ${organisationId} and approval.valuation_id = shown.id
      ), '[]') as snapshots,
      coalesce((
        select approval.model_versions from portfolio.valuation_approval as approval
        where approval.organisation_id = ${organisationId} and approval.valuation_id = shown.id
      ), '[]') as "modelVersions"
    from shown left join line on true
    group by shown.id, shown.name, shown.status, shown.value_date`.execute(trx);
  return rows[0];
}
