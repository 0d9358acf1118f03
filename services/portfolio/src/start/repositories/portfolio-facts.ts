import { missingFacts } from '@kavel/contracts/units';
import { type RawBuilder, sql } from 'kysely';
import type { AccessRow } from '../../portfolios/rules/portfolio-access';
import type { OrganisationScope } from '../../repositories/store';

/** A portfolio with what is counted over its units. */
export interface PortfolioFactsRow extends AccessRow {
  id: string;
  name: string;
  example: boolean;
  units: number;
  annualRent: number;
  withRent: number;
  missing: number;
  /** By the position of the fact in `missingFacts`, which is that of the database's bits. */
  missingEach: number[];
  leases: number;
  leasesEnded: number;
  leasesRent: number;
}

export interface LeaseDays {
  today: string;
  /** Leases that end on or before this day are counted. */
  until: string;
}

const count = (condition: RawBuilder<unknown>) => sql`(count(*) filter (where ${condition}))::int`;
const missingEach = missingFacts.map((_, bit) => count(sql`missing_facts & ${sql.lit(2 ** bit)} <> 0`));

/** Active portfolios that the user may see, by name. ISO dates compare as text. */
export async function listPortfolioFacts(
  { trx, organisationId }: OrganisationScope,
  { today, until }: LeaseDays,
): Promise<PortfolioFactsRow[]> {
  const { rows } = await sql<PortfolioFactsRow>`
    with counted as (
      select portfolio_id, count(*)::int as units,
        coalesce(sum(annual_rent), 0) as "annualRent", count(annual_rent)::int as "withRent",
        ${count(sql`missing_facts <> 0`)} as missing, array[${sql.join(missingEach)}] as "missingEach",
        ${count(sql`lease_end <= ${until}`)} as leases, ${count(sql`lease_end < ${today}`)} as "leasesEnded",
        coalesce(sum(annual_rent) filter (where lease_end <= ${until}), 0) as "leasesRent"
      from portfolio.unit
      where organisation_id = ${organisationId} and deleted_at is null
      group by portfolio_id
    )
    select id, name, example, owner_id, organisation_access, editors,
      coalesce(units, 0) as units, coalesce("annualRent", 0) as "annualRent",
      coalesce("withRent", 0) as "withRent", coalesce(missing, 0) as missing,
      coalesce("missingEach", '{}') as "missingEach", coalesce(leases, 0) as leases,
      coalesce("leasesEnded", 0) as "leasesEnded", coalesce("leasesRent", 0) as "leasesRent"
    from portfolio.portfolio
    left join counted on counted.portfolio_id = portfolio.id
    where organisation_id = ${organisationId} and deleted_at is null and archived_at is null
    order by lower(name), name, id`.execute(trx);
  return rows;
}
