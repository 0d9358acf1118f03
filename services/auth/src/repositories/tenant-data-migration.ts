import type { Migration } from '@kavel/service-kit';

/**
 * Users of the built-in roles that got `auth.tenant-data`: their permissions are stored, and nobody could grant what
 * nobody has.
 */
export const tenantDataMigration: Migration = {
  name: '018-tenant-data',
  sql: `
    update auth.user_account set permissions = array_append(permissions, 'auth.tenant-data')
    where role in ('administrator', 'portfolio-manager') and not 'auth.tenant-data' = any (permissions);
  `,
};
