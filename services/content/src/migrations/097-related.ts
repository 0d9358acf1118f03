import type { Migration } from '@kavel/service-kit';

/** Addresses and areas that an article is about, with their names as they were when the editor chose them. */
export const related: Migration = {
  name: '097-related',
  sql: `alter table content.article add column related jsonb not null default '{"objects": [], "areas": []}'`,
};
