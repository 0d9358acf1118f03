import { type Migration, organisationTable } from '@kavel/service-kit';
import { me, restricted } from './visibility';

const table = `
  create table portfolio.saved_search (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    owner_id uuid not null,
    owner_name text not null,
    kind text not null,
    name text not null,
    name_key text not null,
    -- The words of the page's address, and what the page asks of its service for them; null: cannot be watched.
    address text not null,
    criteria jsonb,
    watched boolean not null default false check (not watched or criteria is not null),
    shared boolean not null default false,
    -- What the last look found, which the next is compared with: at most some hundreds of ids.
    seen_at timestamptz,
    seen_snapshot text,
    seen_count integer not null default 0,
    seen_ids text[] not null default '{}',
    problem text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id)
  );
  create unique index saved_search_name on portfolio.saved_search (organisation_id, owner_id, kind, name_key)
    where deleted_at is null;
  create index saved_search_watched on portfolio.saved_search (organisation_id, owner_id)
    where watched and deleted_at is null;
`;

const isOwner = `owner_id = ${me}`;

/** Searches that users keep by name: their own, and those that colleagues share. */
export const savedSearches: Migration = {
  name: '066-saved-searches',
  sql: [
    table,
    organisationTable({ schema: 'portfolio', table: 'saved_search', grants: ['select', 'insert', 'update'] }),
    restricted('saved_search', { see: `${isOwner} or (shared and deleted_at is null)`, write: isOwner }),
  ].join('\n'),
};
