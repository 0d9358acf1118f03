import type { Migration } from '@kavel/service-kit';

/** Only parts with cells of own columns are read again when they are stored. */
export const ownColumnsOfLists: Migration = {
  name: '109-own-columns-of-lists',
  sql: 'alter table portfolio.bulk_part add column has_own boolean not null default false;',
};
