import { fullAddress, type RealEstateObject, roundingStep } from '@kavel/contracts';
import type {
  ListedAddress,
  OwnColumn,
  OwnValue,
  TableValuation,
  UnitTable,
  UnitTag,
} from '@kavel/contracts/units';
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
  modelVersions: string[];
}

/** A row of the database, with the inputs for the rounding of each value. */
type StoredTable = Omit<UnitTable, 'valuation'> &
  Record<'modelValue' | 'low68' | 'high68', (number | null)[]> & {
    valuation: Omit<ShownValuation, 'changed'> | null;
    changed: (boolean | null)[];
    hasLeases: (boolean | null)[];
    tagIds: (string[] | null)[];
    ownValues: (Record<string, OwnValue> | null)[];
    tagNames: UnitTag[];
    ownColumns: OwnColumn[];
  };

export interface ReadTable {
  table: UnitTable;
  valuation: ShownValuation | null;
}

/**
 * The units of a portfolio as columns, built by PostgreSQL in one pass: it sends one value without the columns that a
 * table does not show.
 */
export async function readUnitTable(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<ReadTable> {
  const { rows } = await sql<{ table: StoredTable }>`
    with shown as (
      select valuation.id, valuation.status, valuation.value_date, approval.approved_at, approval.snapshots,
        approval.model_versions
      from portfolio.valuation
      left join portfolio.valuation_approval as approval
        on approval.organisation_id = valuation.organisation_id and approval.valuation_id = valuation.id
      where valuation.organisation_id = ${organisationId}
        and valuation.id = (${shownValuation(organisationId, portfolioId)})
    ), line as (
      select unit.id, unit.revision, unit.object_id, unit.address_object_data, unit.tag_ids, unit.own_values,
        result.value,
        result.model_value, result.low68, result.high68,
        -- The copies are compared only where something was saved since: reading them all takes long.
        case when unit.updated_at > (select approved_at from shown where status = 'approved') then (
          select portfolio.owners_facts(member.frozen_facts)
            is distinct from portfolio.owners_facts(unit.address_object_data)
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
      'changed', coalesce(json_agg(changed), '[]'::json),
      'hasLeases', coalesce(json_agg(nullif(address_object_data ? 'leases', false)), '[]'::json),
      'tagIds', coalesce(json_agg(nullif(tag_ids, '{}')), '[]'::json),
      'ownValues', coalesce(json_agg(nullif(own_values, '{}'::jsonb)), '[]'::json),
      'tagNames', (
        select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name_key), '[]')
        from portfolio.unit_tag where organisation_id = ${organisationId}
      ),
      'ownColumns', (
        select coalesce(json_agg(json_build_object('id', id, 'portfolioId', portfolio_id, 'name', name,
          'kind', kind, 'choices', choices) order by name_key), '[]')
        from portfolio.own_column
        where organisation_id = ${organisationId} and deleted_at is null
          and (portfolio_id is null or portfolio_id = ${portfolioId})
      ),
      'valuation', (
        select json_build_object('id', id, 'status', status, 'valueDate', value_date,
          'snapshots', coalesce(snapshots, '[]'), 'modelVersions', coalesce(model_versions, '[]'))
        from shown
      ),
      ${columns}
    ) as table from line`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate gave no row');
  const { modelValue, low68, high68, changed, hasLeases, valuation, ...others } = row.table;
  const { tagIds, tagNames, ownValues, ownColumns, ...table } = others;
  const valueStep = table.value.map((value, at) => {
    if (value === null) return null;
    const model = modelValue[at] ?? value;
    return model === value ? roundingStep({ value, low68: low68[at], high68: high68[at] }) : 1;
  });
  return {
    table: {
      ...table,
      valueStep,
      leased: positionsOf(hasLeases, Boolean),
      ...ownCells(tagIds, tagNames, ownValues, ownColumns),
    },
    valuation: valuation && { ...valuation, changed: positionsOf(changed, Boolean) },
  };
}

/** Tags and own columns with the positions that have them: most units have none. */
function ownCells(
  tagIds: StoredTable['tagIds'],
  tagNames: readonly UnitTag[],
  ownValues: StoredTable['ownValues'],
  ownColumns: readonly OwnColumn[],
): Pick<UnitTable, 'tags' | 'own'> {
  const tagged = positionsOf(tagIds, ids => ids !== null);
  const valued = positionsOf(ownValues, values => values !== null);
  const tags = tagNames.map(tag => ({ ...tag, at: tagged.filter(at => tagIds[at]?.includes(tag.id)) }));
  return {
    tags: tags.filter(({ at }) => at.length > 0),
    own: ownColumns.map(column => {
      const at = valued.filter(place => ownValues[place]?.[column.id] !== undefined);
      return { ...column, at, values: at.flatMap(place => ownValues[place]?.[column.id] ?? []) };
    }),
  };
}

function positionsOf<Value>(values: readonly Value[], isMeant: (value: Value) => unknown): number[] {
  return values.flatMap((value, at) => (isMeant(value) ? [at] : []));
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
