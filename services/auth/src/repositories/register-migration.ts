import type { Migration } from '@kavel/service-kit';

/** The register that an appraiser is in, and under which number; both or neither. */
export const registerMigration: Migration = {
  name: '017-registers-of-appraisers',
  sql: `
    alter table auth.user_account
      add column register_name text,
      add column register_number text,
      add constraint register_whole check ((register_name is null) = (register_number is null));
  `,
};
