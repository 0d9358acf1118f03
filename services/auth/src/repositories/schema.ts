import type { PermissionKey } from '@kavel/contracts';
import type { AuditKind } from '@kavel/contracts/management';
import type { Database } from '@kavel/service-kit';
import type { JWK } from 'jose';
import type { ColumnType, Generated, Transaction } from 'kysely';

/** Tables of the schema `auth`. */
export interface AuthSchema {
  organisation: {
    id: string;
    name: string;
    /** Its administrators can manage every organisation. */
    platform: Generated<boolean>;
  };
  user_account: {
    id: string;
    organisation_id: string;
    /** Lower case. */
    email: string;
    name: string;
    /** Argon2id, PHC string. */
    password_hash: string;
    /** Equal to those of the role, if there is one. */
    permissions: PermissionKey[];
    demo: boolean;
    created_at: Generated<Date>;
    active: Generated<boolean>;
    /** A link mailed to the address was used. */
    email_proven: Generated<boolean>;
    /** Key of a built-in role or id of a custom one; null for custom permissions. */
    role: string | null;
    register_name: string | null;
    register_number: string | null;
  };
  role: { id: Generated<string>; organisation_id: string; name: string; permissions: PermissionKey[] };
  invitation: {
    id: Generated<string>;
    organisation_id: string;
    /** Lower case. */
    email: string;
    name: string;
    role: string | null;
    permissions: PermissionKey[];
    invited_by: string;
    invited_by_name: string;
    /** SHA-256 in hex; the token itself is not stored. */
    token_hash: string;
    created_at: Generated<Date>;
    expires_at: Date;
    accepted_at: Date | null;
    withdrawn_at: Date | null;
    /** The link was only mailed to the address. */
    mailed: Generated<boolean>;
  };
  account_recovery: {
    id: Generated<string>;
    organisation_id: string;
    user_id: string;
    /** SHA-256 in hex. */
    token_hash: string;
    mailed: boolean;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Generated<Date | null>;
    withdrawn_at: Generated<Date | null>;
  };
  audit_event: {
    id: Generated<string>;
    at: Generated<Date>;
    /** Null for a sign-in attempt to an unknown account. */
    organisation_id: string | null;
    kind: AuditKind;
    actor_id: string | null;
    actor_name: string | null;
    subject_id: string | null;
    subject_name: string | null;
    detail: ColumnType<Record<string, string>, string, never>;
    address: string | null;
    /** Only one event is recorded per value. */
    once: string | null;
    /** The object and its portfolio; generated from `detail`. */
    object_id: ColumnType<string | null, never, never>;
    portfolio_id: ColumnType<string | null, never, never>;
  };
  token_family: {
    id: string;
    organisation_id: string;
    user_id: string;
    revoked_at: Date | null;
    started_at: Generated<Date>;
    last_used_at: Generated<Date>;
    /** When the password (and code) was last entered; null: at the start of the session. */
    authenticated_at: Generated<Date | null>;
    device: string | null;
    address: string | null;
  };
  second_factor: {
    user_id: string;
    organisation_id: string;
    /** Base32; null until a first code was confirmed. */
    secret: Generated<string | null>;
    /** Shown to the user, but not confirmed yet. */
    pending_secret: string | null;
    enrolled_at: Generated<Date | null>;
    /** The last time step (30 s since 1970) whose code was used. */
    last_step: Generated<number>;
  };
  recovery_code: {
    /** SHA-256 in hex. */
    hash: string;
    organisation_id: string;
    user_id: string;
    used_at: Generated<Date | null>;
  };
  sign_in_challenge: {
    /** SHA-256 in hex. */
    hash: string;
    organisation_id: string;
    user_id: string;
    expires_at: Date;
  };
  role_demand: { organisation_id: string; role: string };
  access_change: {
    id: Generated<string>;
    at: Generated<Date>;
    organisation_id: string;
    user_id: string;
    session_id: string | null;
  };
  refresh_token: {
    /** SHA-256 in hex; the token itself is not stored. */
    hash: string;
    organisation_id: string;
    family_id: string;
    issued_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  login_attempt: { key: string; attempts: number; first_at: Generated<Date> };
  login_throttle: { key: string; failures: number; failed_at: Date; open_at: Date };
  known_device: {
    /** SHA-256 in hex of the browser's cookie. */
    hash: string;
    organisation_id: string;
    user_id: string;
    seen_at: Generated<Date>;
  };
  signing_key: {
    kid: string;
    private_jwk: ColumnType<JWK | null, string, null>;
    public_jwk: ColumnType<JWK, string, never>;
    created_at: Generated<Date>;
    retired_at: Date | null;
    unbound_until: Date | null;
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
