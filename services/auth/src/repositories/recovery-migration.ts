import { type Migration, organisationTable } from '@kavel/service-kit';

const schema = 'auth';

const tables = `
  create table auth.account_recovery (
    id uuid primary key default gen_random_uuid(),
    organisation_id uuid not null,
    user_id uuid not null references auth.user_account on delete cascade,
    token_hash text not null unique,
    -- The link went to the address of the account and to nobody else.
    mailed boolean not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    withdrawn_at timestamptz
  );
  create index on auth.account_recovery (user_id) where used_at is null and withdrawn_at is null;
  alter table auth.invitation add column mailed boolean not null default false;
  alter table auth.user_account add column email_proven boolean not null default false;
`;

/** Links to choose another password, and which addresses were proven by a link that was mailed to them. */
export const recoveryMigration: Migration = {
  name: '012-recovery',
  sql: [
    tables,
    organisationTable({
      schema,
      table: 'account_recovery',
      grants: ['select', 'insert', 'update'],
      serviceScope: true,
    }),
  ].join('\n'),
};
