import { type Migration, organisationTable } from '@kavel/service-kit';

const schema = 'auth';

/** Users who could manage before this migration were created by the operator of the platform. */
const markPlatform = `
  alter table auth.organisation no force row level security;
  alter table auth.user_account no force row level security;
  update auth.organisation set platform = true where id in (
    select organisation_id from auth.user_account where 'auth.management' = any(permissions)
  );
  alter table auth.organisation force row level security;
  alter table auth.user_account force row level security;
`;

const columns = `
  alter table auth.organisation add column platform boolean not null default false;
  create unique index organisation_name on auth.organisation (lower(name));
  grant update on auth.organisation to kavel_auth;
  alter table auth.user_account
    add column active boolean not null default true,
    add column role text;
  create index on auth.user_account (organisation_id, name);
  alter table auth.token_family
    add column started_at timestamptz not null default now(),
    add column last_used_at timestamptz not null default now(),
    add column device text,
    add column address text;
  create index on auth.token_family (organisation_id, last_used_at);
`;

const tables = `
  create table auth.role (
    id uuid primary key default gen_random_uuid(),
    organisation_id uuid not null references auth.organisation,
    name text not null,
    permissions text[] not null
  );
  create unique index role_name on auth.role (organisation_id, lower(name));
  create table auth.invitation (
    id uuid primary key default gen_random_uuid(),
    organisation_id uuid not null references auth.organisation,
    email text not null check (email = lower(email)),
    name text not null,
    role text,
    permissions text[] not null,
    invited_by uuid not null,
    invited_by_name text not null,
    token_hash text not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    accepted_at timestamptz,
    withdrawn_at timestamptz
  );
  create unique index on auth.invitation (organisation_id, email)
    where accepted_at is null and withdrawn_at is null;
  create table auth.audit_event (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    organisation_id uuid,
    kind text not null,
    actor_id uuid,
    actor_name text,
    subject_id uuid,
    subject_name text,
    detail jsonb not null,
    address text,
    once text unique
  );
  create index on auth.audit_event (organisation_id, id);
`;

const appendOnly = `
  create function auth.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is on record and cannot be changed', tg_table_name;
  end $$;
  ${['audit_event', 'acting_audit']
    .map(
      table => `create trigger append_only before update or delete or truncate on auth.${table}
        for each statement execute function auth.refuse_change();`,
    )
    .join('\n')}
`;

/** Invitations are accepted, and sign-ins put on record, before there is a tenant. */
const serviceScope = true;

export const managementMigration: Migration = {
  name: '002-management',
  sql: [
    columns,
    markPlatform,
    tables,
    organisationTable({ schema, table: 'role', grants: ['select', 'insert', 'update', 'delete'] }),
    organisationTable({ schema, table: 'invitation', grants: ['select', 'insert', 'update'], serviceScope }),
    organisationTable({ schema, table: 'audit_event', grants: ['select', 'insert'], serviceScope }),
    appendOnly,
  ].join('\n'),
};
