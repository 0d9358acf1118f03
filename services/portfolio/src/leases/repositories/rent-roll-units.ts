import { sql } from 'kysely';
import { shownValuation } from '../../portfolios/repositories/portfolio-value';
import type { OrganisationScope } from '../../repositories/store';
import type { UnitPlace } from '../rules/match-units';
import type { RentRollUnit } from '../rules/rent-roll';

const picked = (keys: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(
    keys.flatMap(key => [sql.lit(key), sql`unit.address_object_data -> ${sql.lit(key)}`]),
  )})`;

const placeKeys = ['straat', 'huisnummer', 'huisletter', 'huisnummertoevoeging', 'postcode', 'woonplaats'];
const rentKeys = [
  'vtwType',
  'oppervlakte',
  'energielabel',
  'bouwjaar',
  'wozValue',
  'annualRent',
  'marketRent',
];

/** Where the units of a portfolio are. */
export async function unitPlaces(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<UnitPlace[]> {
  const { rows } = await sql<{ id: string; objectId: string; place: Omit<UnitPlace, 'id' | 'objectId'> }>`
    select id, object_id as "objectId", ${picked(placeKeys)} as place from portfolio.unit
    where organisation_id = ${organisationId} and portfolio_id = ${portfolioId} and deleted_at is null`.execute(
    trx,
  );
  return rows.map(({ place, ...unit }) => Object.assign(unit, place));
}

/** Units of a portfolio in the order they were added, with what the rent roll says of their rents. */
export async function rentRollUnits(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<RentRollUnit[]> {
  const { rows } = await sql<RentRollUnit>`
    with shown as (${shownValuation(organisationId, portfolioId)})
    select unit.id, ${picked([...placeKeys, ...rentKeys])} as facts,
      (result.result ->> 'marketRent')::float8 as "modelledRent"
    from portfolio.unit
    left join portfolio.valuation_result as result
      on result.organisation_id = unit.organisation_id and result.unit_id = unit.id
        and result.valuation_id = (select id from shown)
    where unit.organisation_id = ${organisationId} and unit.portfolio_id = ${portfolioId}
      and unit.deleted_at is null
    order by unit.position`.execute(trx);
  return rows;
}
