import { nobody } from '../common/nobody';

/** Who works in this transaction. */
export const me = `nullif(current_setting('kavel.user_id', true), '')::uuid`;

/** For a row of portfolio.portfolio. */
export const mayEditPortfolio = `(owner_id = ${me} or organisation_access = 'edit' or ${me} = any (editors))`;
export const maySeePortfolio = `(owner_id = ${me} or organisation_access <> 'none' or ${me} = any (editors) or ${me} = any (readers))`;
/** The service itself works, for no user. */
export const byNobody = `${me} = '${nobody}'`;

interface Rules {
  see: string;
  /** Of the row as it will be: asked once a statement, not once a row. */
  write: string;
}

/** Restrictive: what it says must hold besides that the row is of the own organisation. */
export function restricted(table: string, { see, write }: Rules): string {
  return `
    create policy see on portfolio.${table} as restrictive for select to kavel_portfolio using (${see});
    create policy add on portfolio.${table} as restrictive for insert to kavel_portfolio with check (${write});
    create policy change on portfolio.${table} as restrictive for update to kavel_portfolio
      using (${write}) with check (${write});
    create policy remove on portfolio.${table} as restrictive for delete to kavel_portfolio using (${write});
  `;
}

/**
 * A table with a portfolio_id: as visible as its portfolio, which the policies of that table decide.
 * A row without a portfolio is the organisation's.
 */
export function hiddenWithPortfolio(table: string): string {
  return restricted(table, {
    see: `${table}.portfolio_id is null or exists (
      select from portfolio.portfolio
      where portfolio.organisation_id = ${table}.organisation_id and portfolio.id = ${table}.portfolio_id
    )`,
    write: `${table}.portfolio_id is null or ${table}.portfolio_id in (select id from portfolio.portfolio where ${mayEditPortfolio})`,
  });
}

/** A table with a valuation_id: as visible as its valuation. */
export function hiddenWithValuation(table: string): string {
  return restricted(table, {
    see: `exists (
      select from portfolio.valuation
      where valuation.organisation_id = ${table}.organisation_id and valuation.id = ${table}.valuation_id
    )`,
    write: `${table}.valuation_id in (
      select valuation.id from portfolio.valuation
      join portfolio.portfolio on portfolio.organisation_id = valuation.organisation_id
        and portfolio.id = valuation.portfolio_id
      where ${mayEditPortfolio}
    )`,
  });
}
