import { type Migration, organisationTable } from '@kavel/service-kit';

const schema = 'auth';

/** A sign-in is finished before there is a tenant. */
const serviceScope = true;

const tables = `
  create table auth.second_factor (
    user_id uuid primary key references auth.user_account on delete cascade,
    organisation_id uuid not null,
    -- Base32; null until a first code was confirmed.
    secret text,
    -- Shown to the user, not confirmed yet.
    pending_secret text,
    enrolled_at timestamptz,
    -- The last time step (30 s since 1970) whose code was used.
    last_step integer not null default 0
  );
  create table auth.recovery_code (
    hash text primary key,
    organisation_id uuid not null,
    user_id uuid not null references auth.user_account on delete cascade,
    used_at timestamptz
  );
  create index on auth.recovery_code (user_id);
  create table auth.sign_in_challenge (
    hash text primary key,
    organisation_id uuid not null,
    user_id uuid not null references auth.user_account on delete cascade,
    expires_at timestamptz not null
  );
  create index on auth.sign_in_challenge (user_id);
  create table auth.role_demand (
    organisation_id uuid not null references auth.organisation,
    -- Key of a built-in role, or id of an own one.
    role text not null,
    primary key (organisation_id, role)
  );
`;

const grants = ['select', 'insert', 'update', 'delete'] as const;

/** Second factors, recovery codes, sign-ins that wait for a code, and the roles that demand a second factor. */
export const secondFactorMigration: Migration = {
  name: '010-second-factor',
  sql: [
    tables,
    ...['second_factor', 'recovery_code', 'sign_in_challenge', 'role_demand'].map(table =>
      organisationTable({ schema, table, grants: [...grants], serviceScope }),
    ),
  ].join('\n'),
};

/** When password (and code) were last given in a session; null: when it started. */
export const recentSignInMigration: Migration = {
  name: '011-recent-sign-in',
  sql: 'alter table auth.token_family add column authenticated_at timestamptz;',
};
