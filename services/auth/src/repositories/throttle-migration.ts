import { type Migration, organisationTable } from '@kavel/service-kit';

/** Guesses at a login, and the browsers that signed in to an account before. */
const tables = `
  create table auth.login_throttle (
    key text primary key,
    failures int not null,
    failed_at timestamptz not null,
    -- No attempt before this moment.
    open_at timestamptz not null
  );
  create index on auth.login_throttle (failed_at);
  grant select, insert, update, delete on auth.login_throttle to kavel_auth;
  create table auth.known_device (
    hash text primary key,
    organisation_id uuid not null,
    user_id uuid not null references auth.user_account on delete cascade,
    seen_at timestamptz not null default now()
  );
  create index on auth.known_device (user_id, seen_at);
`;

export const throttleMigration: Migration = {
  name: '005-login-throttle',
  sql: [
    tables,
    organisationTable({
      schema: 'auth',
      table: 'known_device',
      grants: ['select', 'insert', 'delete'],
      serviceScope: true,
    }),
  ].join('\n'),
};
