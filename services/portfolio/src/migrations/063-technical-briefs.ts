import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  -- Versions of technical briefs: what was asked, and the requirements as they were computed then.
  create table portfolio.technical_brief (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    version integer not null default 1,
    name text not null,
    input jsonb not null,
    requirements jsonb not null,
    created_at timestamptz not null default now(),
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, id, version)
  );
`;

export const technicalBriefs: Migration = {
  name: '063-technical-briefs',
  sql: [
    table,
    organisationTable({ schema: 'portfolio', table: 'technical_brief', grants: ['select', 'insert'] }),
  ].join('\n'),
};
