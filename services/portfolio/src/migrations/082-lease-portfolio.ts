import type { Migration } from '@kavel/service-kit';

/**
 * Portfolios are never deleted for good, and the policy on writing asks for the portfolio already: the foreign key would
 * look it up again for each of a hundred thousand rows.
 */
export const leasePortfolio: Migration = {
  name: '082-lease-portfolio',
  sql: 'alter table portfolio.lease drop constraint lease_organisation_id_portfolio_id_fkey;',
};
