import { type Migration, organisationTable } from '@kavel/service-kit';

const tables = `
  create table portfolio.work_area_delivery (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    accepted integer not null,
    -- Areas of the file that were not stored: their number, name and problem.
    rejected jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    undone_at timestamptz,
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, id)
  );
  create index work_area_delivery_by_time on portfolio.work_area_delivery (organisation_id, created_at);

  create table portfolio.work_area (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    -- MultiPolygon of GeoJSON, WGS84.
    outline jsonb not null,
    source text not null check (source in ('drawn', 'chosen', 'imported')),
    codes text[] not null default '{}',
    delivery_id uuid,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, delivery_id) references portfolio.work_area_delivery (organisation_id, id)
  );
  create index work_area_by_name on portfolio.work_area (organisation_id, name, id) where deleted_at is null;
  create index work_area_of_delivery on portfolio.work_area (organisation_id, delivery_id);
`;

export const workAreas: Migration = {
  name: '047-work-areas',
  sql: [
    tables,
    ...['work_area_delivery', 'work_area'].map(table =>
      organisationTable({ schema: 'portfolio', table, grants: ['select', 'insert', 'update'] }),
    ),
  ].join('\n'),
};
