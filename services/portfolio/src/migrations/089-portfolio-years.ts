import { type Migration, organisationTable } from '@kavel/service-kit';
import { hiddenWithPortfolio } from './visibility';

const table = `
  create table portfolio.portfolio_year (
    organisation_id uuid not null,
    portfolio_id uuid not null,
    year integer not null check (year between 1950 and 2100),
    -- Euro; null: not known.
    income double precision check (income >= 0),
    costs double precision check (costs >= 0),
    capex double precision check (capex >= 0),
    receipts double precision check (receipts >= 0),
    updated_at timestamptz not null default now(),
    primary key (organisation_id, portfolio_id, year),
    foreign key (organisation_id, portfolio_id) references portfolio.portfolio (organisation_id, id)
  );
`;

/** Income and spending of portfolios by year, as their owners enter them. */
export const portfolioYears: Migration = {
  name: '089-portfolio-years',
  sql: [
    table,
    organisationTable({
      schema: 'portfolio',
      table: 'portfolio_year',
      grants: ['select', 'insert', 'update', 'delete'],
    }),
    hiddenWithPortfolio('portfolio_year'),
  ].join('\n'),
};
