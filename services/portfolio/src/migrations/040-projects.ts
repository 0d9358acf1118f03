import { type Migration, organisationTable } from '@kavel/service-kit';

/** `TAX-12` as `TAX-000000000012`: numbers in order of size. */
const padded = (column: string) =>
  `regexp_replace(${column}, '\\d+$', '') || lpad(coalesce(substring(${column} from '\\d+$'), ''), 12, '0')`;

/**
 * By the client's order, then by key; projects without an order last. The key itself at the end makes it unique where
 * two keys differ in leading zeros only.
 */
const listOrder = `
  case when parent_key is null then '1' else '0' || ${padded('parent_key')} end
    || E'\\t' || ${padded('issue_key')} || E'\\t' || issue_key`;

/** A project without dates counts by the day on which it was entered. */
const entered = `(created_at at time zone 'UTC')::date`;

const tables = `
  create table portfolio.project (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    issue_key text not null,
    parent_key text,
    title text not null,
    service text not null default '',
    service_id uuid,
    status text not null default 'open'
      check (status in ('open', 'planned', 'in-progress', 'in-review', 'done', 'cancelled')),
    object_type text not null default '',
    start_date date,
    due_date date,
    closed_date date,
    object_id text,
    address text,
    -- As the last import wrote it: the same text again leaves the place alone.
    imported_address text,
    lon double precision,
    lat double precision,
    portfolio_id uuid,
    valuation_id uuid,
    description text not null default '',
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    list_order text collate "C" generated always as (${listOrder}) stored,
    period_start date generated always as (coalesce(least(start_date, due_date, closed_date), ${entered})) stored,
    period_end date
      generated always as (coalesce(greatest(start_date, coalesce(closed_date, due_date)), ${entered})) stored,
    primary key (organisation_id, id),
    check ((lon is null) = (lat is null)),
    foreign key (organisation_id, service_id) references portfolio.service (organisation_id, id),
    foreign key (organisation_id, portfolio_id) references portfolio.portfolio (organisation_id, id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );
  create unique index project_issue_key on portfolio.project (organisation_id, issue_key) where deleted_at is null;
  create index project_in_order on portfolio.project (organisation_id, list_order) where deleted_at is null;
  create index project_by_period on portfolio.project (organisation_id, period_start, period_end)
    where deleted_at is null;
  create index project_of_order on portfolio.project (organisation_id, parent_key) where deleted_at is null;

  create table portfolio.project_import (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    counts jsonb not null,
    -- Each project that was written: its id, what it was before (null: it is new) and what the import made of it.
    changes jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    undone_at timestamptz,
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, id)
  );
  create index project_import_by_time on portfolio.project_import (organisation_id, created_at);
`;

export const projects: Migration = {
  name: '040-projects',
  sql: [
    tables,
    organisationTable({
      schema: 'portfolio',
      table: 'project',
      grants: ['select', 'insert', 'update'],
    }),
    organisationTable({
      schema: 'portfolio',
      table: 'project_import',
      grants: ['select', 'insert', 'update'],
    }),
  ].join('\n'),
};
