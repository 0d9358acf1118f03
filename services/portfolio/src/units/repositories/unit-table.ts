import { fullAddress, type RealEstateObject, roundingStep } from '@kavel/contracts';
import type { ListedAddress, TableValuation, UnitTable } from '@kavel/contracts/units';
import { sql } from 'kysely';
import { shownValuation } from '../../portfolios/repositories/portfolio-value';
import type { OrganisationScope } from '../../repositories/store';

const facts = [
  'straat',
  'huisnummer',
  'huisletter',
  'huisnummertoevoeging',
  'postcode',
  'woonplaats',
  'vtwType',
  'oppervlakte',
  'bouwjaar',
  'energielabel',
  'annualRent',
  'marketRent',
  'annualCosts',
  'leaseEnd',
  'leaseBreak',
  'wozValue',
  'lon',
  'lat',
] as const satisfies (keyof UnitTable)[];

const columns = sql.join(
  facts.map(
    fact => sql`${sql.lit(fact)}, coalesce(json_agg(address_object_data -> ${sql.lit(fact)}), '[]'::json)`,
  ),
);

/** The valuation of the values, before it is judged. */
export interface ShownValuation extends Omit<TableValuation, 'outdated'> {
  snapshots: string[];
}

/** A row of the database, with the inputs for the rounding of each value. */
type StoredTable = Omit<UnitTable, 'valuation'> &
  Record<'modelValue' | 'low68' | 'high68', (number | null)[]> & {
    valuation: Omit<ShownValuation, 'changed'> | null;
    changed: number[];
  };

export interface ReadTable {
  table: UnitTable;
  valuation: ShownValuation | null;
}

/**
 * The units of a portfolio as columns, built by PostgreSQL: it sends one value without the columns that a table does
 * not show.
 */
export async function readUnitTable(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<ReadTable> {
  const { rows } = await sql<{ table: StoredTable }>`
    with shown as (
      select valuation.id, valuation.status, valuation.value_date, approval.approved_at, approval.snapshots
      from portfolio.valuation
      left join portfolio.valuation_approval as approval
        on approval.organisation_id = valuation.organisation_id and approval.valuation_id = valuation.id
      where valuation.organisation_id = ${organisationId}
        and valuation.id = (${shownValuation(organisationId, portfolioId)})
    ), line as (
      select unit.id, unit.revision, unit.object_id, unit.address_object_data, unit.tag_ids, unit.own_values,
        result.value,
        result.model_value, result.low68, result.high68,
        row_number() over (order by unit.position) - 1 as place,
        -- The copies are compared only where something was saved since: reading them all takes long.
        case when unit.updated_at > (select approved_at from shown where status = 'approved') then (
          select member.frozen_facts is distinct from unit.address_object_data
          from portfolio.valuation_unit as member
          where member.organisation_id = unit.organisation_id and member.unit_id = unit.id
            and member.valuation_id = (select id from shown)
        ) end as changed
      from portfolio.unit
      left join portfolio.valuation_result as result
        on result.organisation_id = unit.organisation_id and result.unit_id = unit.id
          and result.valuation_id = (select id from shown)
      where unit.organisation_id = ${organisationId} and unit.portfolio_id = ${portfolioId}
        and unit.deleted_at is null
      order by unit.position
    )
    select json_build_object(
      'id', coalesce(json_agg(id), '[]'::json),
      'revision', coalesce(json_agg(revision), '[]'::json),
      'objectId', coalesce(json_agg(object_id), '[]'::json),
      'value', coalesce(json_agg(value), '[]'::json),
      'modelValue', coalesce(json_agg(model_value), '[]'::json),
      'low68', coalesce(json_agg(low68), '[]'::json),
      'high68', coalesce(json_agg(high68), '[]'::json),
      'changed', coalesce(json_agg(place) filter (where changed), '[]'::json),
      'tags', (
        select coalesce(json_agg(json_build_object('id', tag.id, 'name', tag.name, 'at', used.at)
          order by tag.name_key), '[]')
        from portfolio.unit_tag as tag
        join (
          select tag_id, json_agg(place) as at from line, unnest(tag_ids) as tag_id group by tag_id
        ) as used on used.tag_id = tag.id
        where tag.organisation_id = ${organisationId}
      ),
      'own', (
        select coalesce(json_agg(json_build_object('id', own.id, 'portfolioId', own.portfolio_id,
          'name', own.name, 'kind', own.kind, 'choices', own.choices,
          'at', coalesce(used.at, '[]'), 'values', coalesce(used.values, '[]')) order by own.name_key), '[]')
        from portfolio.own_column as own
        left join (
          select key, json_agg(place) as at, json_agg(entry.value) as values
          from line, jsonb_each(own_values) as entry where own_values <> '{}' group by key
        ) as used on used.key = own.id::text
        where own.organisation_id = ${organisationId} and own.deleted_at is null
          and (own.portfolio_id is null or own.portfolio_id = ${portfolioId})
      ),
      'valuation', (
        select json_build_object('id', id, 'status', status, 'valueDate', value_date,
          'snapshots', coalesce(snapshots, '[]'))
        from shown
      ),
      ${columns}
    ) as table from line`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate gave no row');
  const { modelValue, low68, high68, changed, valuation, ...table } = row.table;
  const valueStep = table.value.map((value, at) => {
    if (value === null) return null;
    const model = modelValue[at] ?? value;
    return model === value ? roundingStep({ value, low68: low68[at], high68: high68[at] }) : 1;
  });
  return { table: { ...table, valueStep }, valuation: valuation && { ...valuation, changed } };
}

export interface AddressScope {
  portfolioId?: string | undefined;
  unitIds?: readonly string[] | undefined;
}

/** Names of units of active portfolios, for lists and maps. */
export async function listAddresses(
  { trx, organisationId }: OrganisationScope,
  { portfolioId, unitIds }: AddressScope,
): Promise<ListedAddress[]> {
  const fact = <Key extends keyof RealEstateObject>(key: Key) =>
    sql<RealEstateObject[Key]>`unit.address_object_data -> ${sql.lit(key)}`.as(key);
  const rows = await trx
    .selectFrom('unit')
    .innerJoin('portfolio', join =>
      join
        .onRef('portfolio.organisation_id', '=', 'unit.organisation_id')
        .onRef('portfolio.id', '=', 'unit.portfolio_id')
        .on('portfolio.deleted_at', 'is', null),
    )
    .where('unit.organisation_id', '=', organisationId)
    .where('unit.deleted_at', 'is', null)
    .$if(portfolioId !== undefined, query => query.where('unit.portfolio_id', '=', portfolioId ?? ''))
    .$if(unitIds !== undefined, query =>
      query.where('unit.id', '=', sql<string>`any (${unitIds ?? []}::uuid[])`),
    )
    .$if(portfolioId === undefined && unitIds === undefined, query =>
      query.where('portfolio.archived_at', 'is', null),
    )
    .select([
      'unit.id',
      'unit.portfolio_id',
      'unit.object_id',
      fact('straat'),
      fact('huisnummer'),
      fact('huisletter'),
      fact('huisnummertoevoeging'),
      fact('postcode'),
      fact('woonplaats'),
      fact('lon'),
      fact('lat'),
    ])
    .orderBy('unit.position')
    .execute();
  return rows.map(row => ({
    id: row.id,
    portfolioId: row.portfolio_id,
    objectId: row.object_id,
    address: fullAddress(row),
    postcode: row.postcode,
    woonplaats: row.woonplaats,
    lon: row.lon,
    lat: row.lat,
  }));
}
