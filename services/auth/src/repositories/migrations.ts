import { type Migration, organisationTable } from '@kavel/service-kit';
import { accessMigration } from './access-migration';
import { auditObjectMigration } from './audit-object-migration';
import { invitationMigration } from './invitation-migration';
import { managementMigration } from './management-migration';
import { recoveryMigration } from './recovery-migration';
import { registerMigration } from './register-migration';
import { recentSignInMigration, secondFactorMigration } from './second-factor-migration';
import { signingKeyMigration } from './signing-key-migration';
import { tenantDataMigration } from './tenant-data-migration';
import { throttleMigration } from './throttle-migration';

const schema = 'auth';

/** Sign-in has no tenant yet, so these tables are open to service scope too. */
const serviceScope = true;

export const migrations: Migration[] = [
  {
    name: '001-users-and-tokens',
    sql: `
      create table auth.organisation (id uuid primary key, name text not null);
      create table auth.user_account (
        id uuid primary key,
        organisation_id uuid not null references auth.organisation,
        email text not null unique check (email = lower(email)),
        name text not null,
        password_hash text not null,
        permissions text[] not null,
        demo boolean not null default false,
        created_at timestamptz not null default now()
      );
      create table auth.token_family (
        id uuid primary key,
        organisation_id uuid not null,
        user_id uuid not null references auth.user_account on delete cascade,
        revoked_at timestamptz
      );
      create index on auth.token_family (user_id);
      create table auth.refresh_token (
        hash text primary key,
        organisation_id uuid not null,
        family_id uuid not null references auth.token_family on delete cascade,
        issued_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index on auth.refresh_token (family_id);
      create table auth.login_attempt (
        key text primary key,
        attempts int not null,
        first_at timestamptz not null default now()
      );
      create table auth.signing_key (
        kid text primary key,
        private_jwk jsonb not null,
        created_at timestamptz not null default now(),
        only_one boolean not null default true unique check (only_one)
      );
      create table auth.acting_audit (
        id uuid primary key default gen_random_uuid(),
        at timestamptz not null default now(),
        organisation_id uuid not null,
        actor_id uuid not null,
        subject_id uuid not null,
        call text not null
      );
      create index on auth.acting_audit (subject_id, at);
      ${organisationTable({ schema, table: 'organisation', column: 'id', grants: ['select', 'insert'], serviceScope })}
      ${organisationTable({ schema, table: 'user_account', grants: ['select', 'insert', 'update', 'delete'], serviceScope })}
      ${organisationTable({ schema, table: 'token_family', grants: ['select', 'insert', 'update', 'delete'], serviceScope })}
      ${organisationTable({ schema, table: 'refresh_token', grants: ['select', 'insert', 'update', 'delete'], serviceScope })}
      ${organisationTable({ schema, table: 'acting_audit', grants: ['select', 'insert'], serviceScope })}
      grant select, insert, update, delete on auth.login_attempt to kavel_auth;
      grant select, insert, delete on auth.signing_key to kavel_auth;
    `,
  },
  managementMigration,
  accessMigration,
  invitationMigration,
  throttleMigration,
  signingKeyMigration,
  secondFactorMigration,
  recentSignInMigration,
  recoveryMigration,
  auditObjectMigration,
  registerMigration,
  tenantDataMigration,
];
