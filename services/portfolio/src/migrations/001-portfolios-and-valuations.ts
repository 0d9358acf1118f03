import { type Migration, organisationTable } from '@kavel/service-kit';

const schema = 'portfolio';

const portfolios = `
  create table portfolio.portfolio (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    -- Name in lower case as the service folds it: lower() would depend on the database's collation.
    name_key text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id)
  );
  create unique index portfolio_name on portfolio.portfolio (organisation_id, name_key) where deleted_at is null;
`;

const units = `
  create table portfolio.unit (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    portfolio_id uuid not null,
    object_id text not null,
    address_object_data jsonb not null,
    -- Keeps the order in which addresses were added.
    position bigint generated always as identity,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id),
    unique (organisation_id, portfolio_id, object_id),
    foreign key (organisation_id, portfolio_id) references portfolio.portfolio (organisation_id, id)
  );
`;

const valuations = `
  create table portfolio.valuation (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    portfolio_id uuid not null,
    name text not null,
    status text not null default 'draft' check (status in ('draft', 'in-review', 'approved', 'archived')),
    value_date date not null,
    operating_cost_params jsonb not null,
    revision integer not null default 1,
    reference_revision integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, portfolio_id) references portfolio.portfolio (organisation_id, id)
  );
  create index valuation_of_portfolio on portfolio.valuation (organisation_id, portfolio_id);

  create table portfolio.valuation_bucket (
    organisation_id uuid not null,
    valuation_id uuid not null,
    key text not null,
    name text not null,
    reason jsonb,
    position integer not null,
    primary key (organisation_id, valuation_id, key),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );

  -- One bucket column per unit: a unit cannot be in two buckets.
  create table portfolio.valuation_unit (
    organisation_id uuid not null,
    valuation_id uuid not null,
    unit_id uuid not null,
    bucket_key text,
    primary key (organisation_id, valuation_id, unit_id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id),
    foreign key (organisation_id, unit_id) references portfolio.unit (organisation_id, id),
    foreign key (organisation_id, valuation_id, bucket_key)
      references portfolio.valuation_bucket (organisation_id, valuation_id, key)
  );
`;

const values = `
  create table portfolio.valuation_reference (
    organisation_id uuid not null,
    valuation_id uuid not null,
    unit_id uuid not null,
    sales jsonb not null,
    primary key (organisation_id, valuation_id, unit_id),
    foreign key (organisation_id, valuation_id, unit_id)
      references portfolio.valuation_unit (organisation_id, valuation_id, unit_id)
  );

  create table portfolio.valuation_result (
    organisation_id uuid not null,
    valuation_id uuid not null,
    unit_id uuid not null,
    value double precision not null,
    result jsonb not null,
    primary key (organisation_id, valuation_id, unit_id),
    foreign key (organisation_id, valuation_id, unit_id)
      references portfolio.valuation_unit (organisation_id, valuation_id, unit_id)
  );
`;

const protection = [
  organisationTable({ schema, table: 'portfolio', grants: ['select', 'insert', 'update'] }),
  organisationTable({ schema, table: 'unit', grants: ['select', 'insert', 'update'] }),
  organisationTable({ schema, table: 'valuation', grants: ['select', 'insert', 'update'] }),
  organisationTable({ schema, table: 'valuation_bucket', grants: ['select', 'insert', 'update', 'delete'] }),
  organisationTable({ schema, table: 'valuation_unit', grants: ['select', 'insert', 'update'] }),
  organisationTable({ schema, table: 'valuation_reference', grants: ['select', 'insert', 'update'] }),
  organisationTable({ schema, table: 'valuation_result', grants: ['select', 'insert', 'update', 'delete'] }),
];

export const portfoliosAndValuations: Migration = {
  name: '001-portfolios-and-valuations',
  sql: [portfolios, units, valuations, values, ...protection].join('\n'),
};
