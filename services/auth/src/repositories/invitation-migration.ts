import type { Migration } from '@kavel/service-kit';

/**
 * An invitation is as good as its inviter. A person who is deactivated, loses a permission or is removed loses the open
 * invitations too, in every organisation and in the same transaction. A trigger does it, so that no way of changing
 * rights can forget to. `set kavel.scope` holds inside the function only.
 */
const withdraw = `
  create function auth.withdraw_invitations() returns trigger language plpgsql set kavel.scope = 'service' as $$
  declare
    actor uuid := nullif(current_setting('kavel.user_id', true), '')::uuid;
  begin
    with withdrawn as (
      update auth.invitation set withdrawn_at = now()
        where invited_by = old.id and accepted_at is null and withdrawn_at is null
        returning organisation_id, email, name
    )
    insert into auth.audit_event (organisation_id, kind, actor_id, actor_name, detail)
      select organisation_id, 'invitation-withdrawn', actor,
        (select name from auth.user_account where id = actor),
        jsonb_build_object('email', email, 'name', name, 'inviter', old.name)
      from withdrawn;
    return null;
  end $$;
  create trigger withdraw_invitations after update on auth.user_account
    for each row when ((old.active and not new.active) or not (old.permissions <@ new.permissions))
    execute function auth.withdraw_invitations();
  create trigger withdraw_invitations_of_removed after delete on auth.user_account
    for each row execute function auth.withdraw_invitations();
  create index on auth.invitation (invited_by) where accepted_at is null and withdrawn_at is null;
`;

export const invitationMigration: Migration = { name: '004-invitations-of-inviters', sql: withdraw };
