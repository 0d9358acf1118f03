import { type Migration, organisationTable } from '@kavel/service-kit';
import { hiddenWithPortfolio, mayEditPortfolio, restricted } from './visibility';

const schema = 'portfolio';

const signed = `
    created_at timestamptz not null default clock_timestamp(),
    undone_at timestamptz,
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,`;

const tables = `
  create table portfolio.lease (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    portfolio_id uuid not null,
    unit_id uuid not null,
    -- Terms and figures, without anything of the tenant.
    content jsonb not null,
    reference text generated always as (content ->> 'reference') stored,
    indexed_on date,
    -- The file that brought it, and the lease that took its place.
    delivery_id uuid,
    replaced_by uuid,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, portfolio_id) references portfolio.portfolio (organisation_id, id)
  );
  create unique index lease_reference on portfolio.lease (organisation_id, portfolio_id, reference)
    where deleted_at is null;
  create index lease_of_unit on portfolio.lease (organisation_id, portfolio_id, unit_id) where deleted_at is null;
  create index lease_of_delivery on portfolio.lease (organisation_id, delivery_id) where delivery_id is not null;
  create index lease_replaced on portfolio.lease (organisation_id, replaced_by) where replaced_by is not null;

  -- Personal data apart, so that they are read only for those who may see them.
  create table portfolio.lease_tenant (
    organisation_id uuid not null,
    portfolio_id uuid not null,
    lease_id uuid not null,
    content jsonb not null,
    primary key (organisation_id, lease_id)
  );
  create index lease_tenant_of_portfolio on portfolio.lease_tenant (organisation_id, portfolio_id);

  -- What the owner had given of the rent before the first lease, for when the last one goes.
  create table portfolio.unit_before_leases (
    organisation_id uuid not null,
    portfolio_id uuid not null,
    unit_id uuid not null,
    facts jsonb not null,
    primary key (organisation_id, unit_id)
  );

  create table portfolio.lease_delivery (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    portfolio_id uuid not null,
    name text not null,
    counts jsonb not null,${signed}
    primary key (organisation_id, id)
  );
  create index lease_delivery_by_time on portfolio.lease_delivery (organisation_id, portfolio_id, created_at);

  create table portfolio.indexation_run (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    portfolio_id uuid not null,
    run_date date not null,
    cpi double precision,
    source text,
    totals jsonb not null,
    -- Of each indexed lease: its id, the rent before and after, and the day of the indexation before.
    changes jsonb not null,${signed}
    primary key (organisation_id, id)
  );
  create index indexation_run_by_time on portfolio.indexation_run (organisation_id, portfolio_id, created_at);
`;

const owned = (table: string, grants: ('select' | 'insert' | 'update' | 'delete')[]) =>
  organisationTable({ schema, table, grants });

/** Visible with the portfolio, and only in a transaction that was opened for data of tenants. */
const tenantRules = restricted('lease_tenant', {
  see: `current_setting('kavel.tenant_data', true) = 'on' and exists (
    select from portfolio.portfolio
    where portfolio.organisation_id = lease_tenant.organisation_id and portfolio.id = lease_tenant.portfolio_id
  )`,
  write: `current_setting('kavel.tenant_data', true) = 'on'
    and lease_tenant.portfolio_id in (select id from portfolio.portfolio where ${mayEditPortfolio})`,
});

export const leases: Migration = {
  name: '081-leases',
  sql: [
    tables,
    owned('lease', ['select', 'insert', 'update']),
    hiddenWithPortfolio('lease'),
    owned('lease_tenant', ['select', 'insert', 'update', 'delete']),
    tenantRules,
    owned('unit_before_leases', ['select', 'insert', 'delete']),
    hiddenWithPortfolio('unit_before_leases'),
    owned('lease_delivery', ['select', 'insert', 'update']),
    hiddenWithPortfolio('lease_delivery'),
    owned('indexation_run', ['select', 'insert', 'update']),
    hiddenWithPortfolio('indexation_run'),
  ].join('\n'),
};
