import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  create table portfolio.own_layer (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    file_name text not null,
    features integer not null,
    skipped integer not null,
    crs text not null check (crs in ('rd', 'wgs84')),
    bounds jsonb not null,
    -- A GeoJSON collection in degrees.
    content jsonb not null,
    created_at timestamptz not null default now(),
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, id)
  );
`;

export const ownLayers: Migration = {
  name: '045-own-layers',
  sql: [
    table,
    organisationTable({ schema: 'portfolio', table: 'own_layer', grants: ['select', 'insert', 'delete'] }),
  ].join('\n'),
};
