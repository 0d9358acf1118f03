import type { Migration } from '@kavel/service-kit';

/**
 * How many bytes of a file lie in the store at the most. `received` says how many are good: after an upload that broke
 * a limit, or whose checksum was wrong, there are more in the store than that until they are thrown away.
 */
export const bytesInStore: Migration = {
  name: '019-stored-bytes',
  sql: `
    alter table portfolio.service_file add column stored bigint not null default 0;
    update portfolio.service_file set stored = received;
  `,
};
