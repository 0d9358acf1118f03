import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  create table sales.outline (
    organisation_id uuid not null,
    -- Digest of the outlines: the same outlines are kept once.
    id text not null,
    -- MultiPolygons of GeoJSON, WGS84.
    outlines jsonb not null,
    asked_at timestamptz not null default now(),
    primary key (organisation_id, id)
  );
  create index outline_by_time on sales.outline (organisation_id, asked_at);
`;

export const outlines: Migration = {
  name: '052-outlines',
  sql: [
    table,
    organisationTable({
      schema: 'sales',
      table: 'outline',
      grants: ['select', 'insert', 'update', 'delete'],
    }),
  ].join('\n'),
};
