import { type Migration, organisationTable } from '@kavel/service-kit';

/**
 * Who may do less, or more, than their token says: accounts that changed and sessions that ended within the life of a
 * token. Triggers write it, so that no way to change rights can forget to.
 */
const changes = `
  create table auth.access_change (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    organisation_id uuid not null,
    user_id uuid not null,
    -- The session that ended; null when it is the account that changed.
    session_id uuid
  );
  create index on auth.access_change (at);
`;

const triggers = `
  create function auth.note_account() returns trigger language plpgsql as $$
  begin
    insert into auth.access_change (organisation_id, user_id) values (old.organisation_id, old.id);
    return null;
  end $$;
  create trigger changed after update on auth.user_account
    for each row when ((old.active, old.permissions) is distinct from (new.active, new.permissions))
    execute function auth.note_account();
  create trigger removed after delete on auth.user_account
    for each row execute function auth.note_account();

  create function auth.note_session() returns trigger language plpgsql as $$
  begin
    insert into auth.access_change (organisation_id, user_id, session_id)
      values (old.organisation_id, old.user_id, old.id);
    return null;
  end $$;
  create trigger ended after update on auth.token_family
    for each row when (old.revoked_at is null and new.revoked_at is not null)
    execute function auth.note_session();
`;

export const accessMigration: Migration = {
  name: '003-access-changes',
  sql: [
    changes,
    organisationTable({
      schema: 'auth',
      table: 'access_change',
      grants: ['select', 'insert', 'delete'],
      serviceScope: true,
    }),
    triggers,
  ].join('\n'),
};
