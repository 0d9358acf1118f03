import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  create table sales.pathway_file (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    source text not null,
    -- Type, measure, and values by year of each pathway.
    pathways jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, id)
  );
  create index pathway_file_by_time on sales.pathway_file (organisation_id, created_at);
`;

/** Pathways that organisations imported: few and small, so that a file is one row. */
export const pathways: Migration = {
  name: '065-pathways',
  sql: [
    table,
    organisationTable({ schema: 'sales', table: 'pathway_file', grants: ['select', 'insert', 'delete'] }),
  ].join('\n'),
};
