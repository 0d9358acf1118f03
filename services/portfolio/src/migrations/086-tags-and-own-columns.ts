import { type Migration, organisationTable } from '@kavel/service-kit';
import { hiddenWithPortfolio } from './visibility';

const schema = 'portfolio';

/** What an organisation keeps of a unit for itself stays with the unit's row: read, removed and restored with it. */
const ofUnits = `
  alter table portfolio.unit
    add column tag_ids uuid[] not null default '{}',
    -- Values by the id of their column.
    add column own_values jsonb not null default '{}';
`;

const tags = `
  create table portfolio.unit_tag (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    name_key text not null,
    primary key (organisation_id, id),
    constraint unit_tag_name unique (organisation_id, name_key)
  );
`;

const columns = `
  create table portfolio.own_column (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    -- Null: of all portfolios of the organisation.
    portfolio_id uuid,
    name text not null,
    name_key text not null,
    kind text not null check (kind in ('text', 'number', 'date', 'choice')),
    choices jsonb not null,
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, portfolio_id) references portfolio.portfolio (organisation_id, id)
  );
  create unique index own_column_name on portfolio.own_column
    (organisation_id, coalesce(portfolio_id, '00000000-0000-0000-0000-000000000000'), name_key)
    where deleted_at is null;
`;

/** Tags and own columns of units. */
export const tagsAndOwnColumns: Migration = {
  name: '086-tags-and-own-columns',
  sql: [
    ofUnits,
    tags,
    columns,
    organisationTable({ schema, table: 'unit_tag', grants: ['select', 'insert', 'delete'] }),
    organisationTable({ schema, table: 'own_column', grants: ['select', 'insert', 'update'] }),
    hiddenWithPortfolio('own_column'),
  ].join('\n'),
};
