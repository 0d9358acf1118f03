import { type Migration, organisationTable } from '@kavel/service-kit';

const tables = `
  create table sales.delivery (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    counts jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    undone_at timestamptz,
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, id)
  );
  create index delivery_by_time on sales.delivery (organisation_id, created_at);

  create table sales.own_sale (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    delivery_id uuid not null,
    object_id text not null,
    property_type text not null check (property_type in ('huur', 'koop')),
    date date not null,
    -- Euro: the price of a sale, the rent of a year.
    amount double precision not null,
    reference text,
    -- What the file told besides, by the names of the contracts; what it did not tell is absent.
    facts jsonb not null,
    primary key (organisation_id, id),
    unique (organisation_id, object_id, date, property_type, amount),
    foreign key (organisation_id, delivery_id) references sales.delivery (organisation_id, id)
  );
  create index own_sale_by_delivery on sales.own_sale (organisation_id, delivery_id);
`;

export const ownSales: Migration = {
  name: '041-own-sales',
  sql: [
    tables,
    organisationTable({ schema: 'sales', table: 'delivery', grants: ['select', 'insert', 'update'] }),
    organisationTable({ schema: 'sales', table: 'own_sale', grants: ['select', 'insert', 'delete'] }),
  ].join('\n'),
};
