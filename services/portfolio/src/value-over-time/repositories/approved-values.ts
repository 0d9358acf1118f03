import type { EnergyLabel, OperatingCostParams, ReferenceParams, VtwType } from '@kavel/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** An approved valuation; archived ones were approved too. */
export interface ApprovedHead {
  id: string;
  name: string;
  status: 'approved' | 'archived';
  valueDate: string;
  createdAt: Date;
  operatingCostParams: OperatingCostParams;
}

/** By value date, of the same one by approval. */
export async function readApproved(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<ApprovedHead[]> {
  const { rows } = await sql<ApprovedHead>`
    select valuation.id, valuation.name, valuation.status, valuation.value_date::text as "valueDate",
      valuation.created_at as "createdAt", valuation.operating_cost_params as "operatingCostParams"
    from portfolio.valuation
    left join portfolio.valuation_approval as approval
      on approval.organisation_id = valuation.organisation_id and approval.valuation_id = valuation.id
    where valuation.organisation_id = ${organisationId} and valuation.portfolio_id = ${portfolioId}
      and valuation.deleted_at is null and valuation.status in ('approved', 'archived')
    order by valuation.value_date, approval.approved_at nulls first, valuation.created_at, valuation.id`.execute(
    trx,
  );
  return rows;
}

/** Valuations that are not approved. */
export async function countOpen(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('valuation')
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['draft', 'in-review'])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An approved value with facts that were frozen with it. Euro, m². */
export interface ApprovedValue {
  valuationId: string;
  unitId: string;
  objectId: string;
  value: number;
  modelValue: number;
  low68: number | null;
  high68: number | null;
  /** When the unit was removed from the portfolio. */
  removedAt: Date | null;
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  annualRent: number | null;
}

/** What returns, growth by m² and shares by gemeente need besides. */
export interface ValueLine extends ApprovedValue {
  marketRent: number | null;
  annualCosts: number | null;
  leaseEnd: string | null;
  gemeentecode: string | null;
  gemeentenaam: string | null;
}

/** Of all approved valuations, or the one given, in no order; of one unit when named. */
export async function readValueLines(
  { trx, organisationId }: OrganisationScope,
  valuationIds: readonly string[],
  unitId?: string,
): Promise<ValueLine[]> {
  const { rows } = await sql<ValueLine>`
    select result.valuation_id as "valuationId", ${valueColumns},
      fact."marketRent", fact."annualCosts", fact."leaseEnd", fact.gemeentecode, fact.gemeentenaam
    from portfolio.valuation_result as result ${joinedUnit}
    ${factsWith(sql`"marketRent" float8, "annualCosts" float8, "leaseEnd" text, gemeentecode text, gemeentenaam text`)}
    where result.organisation_id = ${organisationId} and result.valuation_id = any (${valuationIds}::uuid[])
      ${ofUnit(organisationId, unitId)}`.execute(trx);
  return rows;
}

/** What a bridge needs besides: where the value comes from. */
export interface BridgeLine extends ApprovedValue {
  energielabel: EnergyLabel | null;
  lon: number;
  lat: number;
  straat: string;
  huisnummer: number;
  huisletter: string | null;
  huisnummertoevoeging: string | null;
  postcode: string | null;
  woonplaats: string;
  modelVersion: string;
  snapshot: string | null;
  params: ReferenceParams | null;
}

/** Of each object the value of the last of these valuations that has one. `valuationIds` is in the order of `readApproved`. */
export async function readLastLines(
  { trx, organisationId }: OrganisationScope,
  valuationIds: readonly string[],
  unitId?: string,
): Promise<BridgeLine[]> {
  const { rows } = await sql<BridgeLine>`
    with last as (
      select distinct on (unit.object_id) result.valuation_id, result.unit_id
      from portfolio.valuation_result as result
      join portfolio.unit on unit.organisation_id = result.organisation_id and unit.id = result.unit_id
      where result.organisation_id = ${organisationId} and result.valuation_id = any (${valuationIds}::uuid[])
        ${ofUnit(organisationId, unitId)}
      order by unit.object_id, array_position(${valuationIds}::uuid[], result.valuation_id) desc
    )
    select last.valuation_id as "valuationId", ${valueColumns},
      fact.energielabel, fact.lon, fact.lat, fact.straat, fact.huisnummer, fact.huisletter,
      fact.huisnummertoevoeging, fact.postcode, fact.woonplaats,
      result.result ->> 'modelVersion' as "modelVersion",
      result.result -> 'origin' ->> 'snapshot' as snapshot,
      result.result -> 'origin' -> 'params' as params
    from last
    join portfolio.valuation_result as result on result.organisation_id = ${organisationId}
      and result.valuation_id = last.valuation_id and result.unit_id = last.unit_id
    ${joinedUnit}
    ${factsWith(sql`energielabel text, lon float8, lat float8, straat text, huisnummer integer, huisletter text,
      huisnummertoevoeging text, postcode text, woonplaats text`)}`.execute(trx);
  return rows;
}

const valueColumns = sql`
  result.unit_id as "unitId", unit.object_id as "objectId", result.value::float8 as value,
  result.model_value::float8 as "modelValue", result.low68::float8 as low68, result.high68::float8 as high68,
  unit.deleted_at as "removedAt", fact."vtwType", fact.oppervlakte, fact.bouwjaar, fact."annualRent"`;

const joinedUnit = sql`
  join portfolio.valuation_unit as member on member.organisation_id = result.organisation_id
    and member.valuation_id = result.valuation_id and member.unit_id = result.unit_id
  join portfolio.unit on unit.organisation_id = result.organisation_id and unit.id = result.unit_id`;

/** The facts frozen at the approval, each read once. */
const factsWith = (columns: RawBuilder<unknown>) => sql`
  cross join lateral jsonb_to_record(coalesce(member.frozen_facts, unit.address_object_data)) as fact(
    "vtwType" text, oppervlakte float8, bouwjaar integer, "annualRent" float8, ${columns}
  )`;

/** An object that left and came back is another unit of the same address. */
function ofUnit(organisationId: string, unitId: string | undefined) {
  if (unitId === undefined) return sql``;
  return sql`and unit.object_id = (
    select named.object_id from portfolio.unit as named
    where named.organisation_id = ${organisationId} and named.id = ${unitId}
  )`;
}
