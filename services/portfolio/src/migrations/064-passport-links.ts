import { type Migration, organisationTable } from '@kavel/service-kit';
import { me, restricted } from './visibility';

const schema = 'portfolio';

const table = `
  -- Read-only links to the passport of an address. Of the token only its hash is kept.
  create table portfolio.passport_link (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    object_id text not null,
    token_hash text not null unique,
    parts text[] not null,
    -- An own value as it was when the link was made.
    own_value jsonb,
    -- Name of the organisation at that time.
    sender text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    withdrawn_at timestamptz,
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, id)
  );
  create index on portfolio.passport_link (organisation_id, user_id, object_id, created_at);
`;

/** Reading by token happens without an organisation, in the scope of the service; changes never do. */
const rules = restricted('passport_link', {
  see: `user_id = ${me} or current_setting('kavel.scope', true) = 'service'`,
  write: `user_id = ${me}`,
});

export const passportLinks: Migration = {
  name: '064-passport-links',
  sql: [
    table,
    organisationTable({ schema, table: 'passport_link', grants: ['select', 'insert'], serviceScope: true }),
    'grant update (withdrawn_at) on portfolio.passport_link to kavel_portfolio;',
    rules,
  ].join('\n'),
};
