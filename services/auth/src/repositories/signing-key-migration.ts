import type { Migration } from '@kavel/service-kit';

/**
 * Keys follow one another: one signs; those before it only verify, and their private halves are gone. The key that is
 * there goes on for a whole interval, and for two hours believes tokens without issuer and audience, which the version
 * before made.
 */
const rotation = `
  alter table auth.signing_key
    drop column only_one,
    alter column private_jwk drop not null,
    add column public_jwk jsonb,
    add column retired_at timestamptz,
    add column unbound_until timestamptz;
  update auth.signing_key
    set public_jwk = private_jwk - 'd', created_at = now(), unbound_until = now() + interval '2 hours';
  alter table auth.signing_key alter column public_jwk set not null;
  create unique index signing_key_in_use on auth.signing_key ((true)) where retired_at is null;
  grant update on auth.signing_key to kavel_auth;
`;

export const signingKeyMigration: Migration = { name: '006-signing-keys-rotate', sql: rotation };
