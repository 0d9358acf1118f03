import type { PermissionKey } from '@kavel/contracts';
import { type Invitation, invitationDays } from '@kavel/contracts/management';
import { sql } from 'kysely';
import type { AuthTransaction } from './schema';

export interface NewInvitation {
  organisationId: string;
  email: string;
  name: string;
  roleId: string | null;
  permissions: PermissionKey[];
  invitedBy: { userId: string; name: string };
  tokenHash: string;
  /** The link is only mailed to the address. */
  mailed: boolean;
}

const expiry = sql<Date>`now() + make_interval(days => ${invitationDays})`;

/** Newest first. */
export async function listInvitations(trx: AuthTransaction, organisationId: string): Promise<Invitation[]> {
  const rows = await invitations(trx, organisationId).orderBy('created_at', 'desc').execute();
  return rows.map(toInvitation);
}

export async function findInvitation(
  trx: AuthTransaction,
  organisationId: string,
  id: string,
): Promise<Invitation | undefined> {
  const row = await invitations(trx, organisationId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? undefined : toInvitation(row);
}

/** An earlier invitation of the same address is withdrawn. Returns its id. */
export async function addInvitation(trx: AuthTransaction, invitation: NewInvitation): Promise<string> {
  const { organisationId, invitedBy, roleId, tokenHash, email, name, permissions } = invitation;
  await trx
    .updateTable('invitation')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const { id } = await trx
    .insertInto('invitation')
    .values({
      organisation_id: organisationId,
      email,
      name,
      role: roleId,
      permissions,
      invited_by: invitedBy.userId,
      invited_by_name: invitedBy.name,
      token_hash: tokenHash,
      mailed: invitation.mailed,
      expires_at: expiry,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The earlier link stops working; the user who renews it becomes the inviter. */
export async function renewInvitation(
  trx: AuthTransaction,
  id: string,
  { invitedBy, tokenHash, mailed }: Pick<NewInvitation, 'invitedBy' | 'tokenHash' | 'mailed'>,
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({
      token_hash: tokenHash,
      mailed,
      expires_at: expiry,
      invited_by: invitedBy.userId,
      invited_by_name: invitedBy.name,
    })
    .where('id', '=', id)
    .execute();
}

export async function withdrawInvitation(trx: AuthTransaction, id: string): Promise<void> {
  await trx.updateTable('invitation').set({ withdrawn_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

export interface UsableInvitation {
  id: string;
  organisationId: string;
  organisationName: string;
  email: string;
  name: string;
  roleId: string | null;
  permissions: PermissionKey[];
  invitedBy: string;
  expiresAt: Date;
  mailed: boolean;
}

/** The invitation of a link, while it can be accepted. */
export async function findUsableInvitation(
  trx: AuthTransaction,
  tokenHash: string,
): Promise<UsableInvitation | undefined> {
  return usable(trx, tokenHash).executeTakeFirst();
}

/** The same, locked, so that it is accepted once. */
export async function lockUsableInvitation(
  trx: AuthTransaction,
  tokenHash: string,
): Promise<UsableInvitation | undefined> {
  return usable(trx, tokenHash).forUpdate('invitation').executeTakeFirst();
}

function usable(trx: AuthTransaction, tokenHash: string) {
  return trx
    .selectFrom('invitation')
    .innerJoin('organisation', 'organisation.id', 'invitation.organisation_id')
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select([
      'invitation.id',
      'invitation.organisation_id as organisationId',
      'organisation.name as organisationName',
      'invitation.email',
      'invitation.name',
      'invitation.role as roleId',
      'invitation.permissions',
      'invitation.invited_by as invitedBy',
      'invitation.expires_at as expiresAt',
      'invitation.mailed',
    ]);
}

export async function markAccepted(trx: AuthTransaction, id: string): Promise<void> {
  await trx.updateTable('invitation').set({ accepted_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

function invitations(trx: AuthTransaction, organisationId: string) {
  return trx
    .selectFrom('invitation')
    .where('organisation_id', '=', organisationId)
    .select([
      'id',
      'email',
      'name',
      'role',
      'permissions',
      'invited_by_name',
      'created_at',
      'expires_at',
      sql<Invitation['state']>`case
        when accepted_at is not null then 'accepted'
        when withdrawn_at is not null then 'withdrawn'
        when expires_at <= now() then 'expired'
        else 'open' end`.as('state'),
    ]);
}

interface InvitationRow {
  id: string;
  email: string;
  name: string;
  role: string | null;
  permissions: PermissionKey[];
  invited_by_name: string;
  created_at: Date;
  expires_at: Date;
  state: Invitation['state'];
}

function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    state: row.state,
    roleId: row.role,
    permissions: row.permissions,
    invitedBy: row.invited_by_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
