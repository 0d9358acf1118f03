import type { Migration } from '@kavel/service-kit';

/** What exists keeps the sharing that its row says; what is made from now on is seen by its owner alone. */
const nobodyByDefault = `alter table portfolio.portfolio alter column organisation_access set default 'none';`;

/**
 * A name is one owner's, or a refusal would tell of the portfolios of colleagues. Those from before there were
 * owners count as one owner's.
 */
const namesPerOwner = `
  drop index portfolio.portfolio_name;
  create unique index portfolio_name on portfolio.portfolio
    (organisation_id, coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), name_key) where deleted_at is null;
`;

export const privateByDefault: Migration = {
  name: '034-private-by-default',
  sql: [nobodyByDefault, namesPerOwner].join('\n'),
};
