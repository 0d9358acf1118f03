import type { PortfolioYear } from '@kavel/contracts/portfolios';
import { requireEditable } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';

/** Ascending. */
export async function readYears(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<(PortfolioYear & { year: number })[]> {
  return trx
    .selectFrom('portfolio_year')
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .select(['year', 'income', 'costs', 'capex', 'receipts'])
    .orderBy('year')
    .execute();
}

/** Throws `forbidden` and `portfolio-archived` as other changes of the portfolio. */
export async function saveYear(
  scope: OrganisationScope,
  portfolioId: string,
  year: number,
  entered: PortfolioYear,
): Promise<PortfolioYear> {
  await requireEditable(scope, portfolioId);
  const { trx, organisationId } = scope;
  if (Object.values(entered).every(amount => amount === null)) {
    await trx
      .deleteFrom('portfolio_year')
      .where('organisation_id', '=', organisationId)
      .where('portfolio_id', '=', portfolioId)
      .where('year', '=', year)
      .execute();
    return entered;
  }
  await trx
    .insertInto('portfolio_year')
    .values({ organisation_id: organisationId, portfolio_id: portfolioId, year, ...entered })
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'portfolio_id', 'year']).doUpdateSet({ ...entered }),
    )
    .execute();
  return entered;
}
