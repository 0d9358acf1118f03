import type { Migration } from '@kavel/service-kit';

/** Facts that a list gives for addresses the portfolio has. See the contract of lists. */
const updates = `
  alter table portfolio.bulk_job
    add column updates text check (updates in ('leave', 'overwrite'));
  alter table portfolio.bulk_part
    add column differing integer not null default 0,
    add column updated integer not null default 0;
`;

export const bulkUpdates: Migration = { name: '013-bulk-updates', sql: updates };
