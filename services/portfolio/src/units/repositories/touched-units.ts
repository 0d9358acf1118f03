import type { TouchedPortfolio, TouchedUnits } from '@kavel/contracts/content';
import { type RawBuilder, sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** Of all active portfolios that the user may see, most units first. */
export async function countTouchedUnits(
  { trx, organisationId }: OrganisationScope,
  rule: TouchedUnits,
): Promise<TouchedPortfolio[]> {
  return trx
    .selectFrom('unit')
    .innerJoin('portfolio', join =>
      join
        .onRef('portfolio.organisation_id', '=', 'unit.organisation_id')
        .onRef('portfolio.id', '=', 'unit.portfolio_id')
        .on('portfolio.deleted_at', 'is', null)
        .on('portfolio.archived_at', 'is', null),
    )
    .where('unit.organisation_id', '=', organisationId)
    .where('unit.deleted_at', 'is', null)
    .where(isTouched(rule))
    .groupBy(['portfolio.id', 'portfolio.name'])
    .select(['portfolio.id as portfolioId', 'portfolio.name', sql<number>`count(*)::int`.as('units')])
    .orderBy('units', 'desc')
    .orderBy('portfolio.name')
    .execute();
}

/** A fact that is not known meets no condition. */
function isTouched({ types, labels, minArea, rented }: TouchedUnits): RawBuilder<boolean> {
  const fact = (name: string) => sql`(address_object_data ->> ${sql.lit(name)})`;
  const conditions = [
    sql`${fact('vtwType')} = any (${types}::text[])`,
    labels.length > 0 && sql`${fact('energielabel')} = any (${labels}::text[])`,
    minArea !== null && sql`${fact('oppervlakte')}::numeric >= ${minArea}`,
    rented && sql`${fact('annualRent')}::numeric > 0`,
  ].filter(condition => condition !== false);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
