import type { PermissionKey } from '@kavel/contracts';
import type { Database } from '@kavel/service-kit';
import type { JWK } from 'jose';
import type { ColumnType, Generated, Transaction } from 'kysely';

/** Tables of the schema `auth`. */
export interface AuthSchema {
  organisation: { id: string; name: string };
  user_account: {
    id: string;
    organisation_id: string;
    /** Lower case. */
    email: string;
    name: string;
    /** Argon2id, PHC string. */
    password_hash: string;
    permissions: PermissionKey[];
    demo: boolean;
  };
  token_family: {
    id: string;
    organisation_id: string;
    user_id: string;
    revoked_at: Date | null;
  };
  refresh_token: {
    /** SHA-256 in hex; the token itself is kept nowhere. */
    hash: string;
    organisation_id: string;
    family_id: string;
    issued_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  login_attempt: { key: string; attempts: number; first_at: Generated<Date> };
  signing_key: {
    kid: string;
    private_jwk: ColumnType<JWK, string, never>;
    created_at: Generated<Date>;
  };
  acting_audit: {
    id: Generated<string>;
    at: Generated<Date>;
    /** Organisation of the actor. */
    organisation_id: string;
    actor_id: string;
    subject_id: string;
    call: string;
  };
}

export type AuthDatabase = Database<AuthSchema>;
export type AuthTransaction = Transaction<AuthSchema>;
