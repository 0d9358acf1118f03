import type { Migration } from '@kavel/service-kit';

/**
 * What an event was done to, and the portfolio that is part of, as columns of their own: an index on an expression of
 * `detail` is of no use under row-level security, because `->>` is not leakproof.
 */
export const auditObjectMigration: Migration = {
  name: '016-audit-objects',
  sql: `
    alter table auth.audit_event
      add column object_id text generated always as (detail ->> 'objectId') stored,
      add column portfolio_id text generated always as (detail ->> 'portfolioId') stored;
    create index audit_event_object on auth.audit_event (object_id, id) where object_id is not null;
    create index audit_event_portfolio on auth.audit_event (portfolio_id, id) where portfolio_id is not null;
  `,
};
