import { sql } from 'kysely';
import type { Origin } from '../origin';
import type { AuthTransaction } from './schema';

export interface StoredRefreshToken {
  familyId: string;
  userId: string;
  organisationId: string;
  revoked: boolean;
  expired: boolean;
  /** Seconds since it was exchanged, by the database's clock; null when it was not. */
  usedFor: number | null;
  /** When the password (and code) was last entered in the session, in seconds since 1970. */
  authenticatedAt: number;
}

export interface NewRefreshToken {
  hash: string;
  familyId: string;
  organisationId: string;
  /** Of the session, in seconds: the token expires after the idle time, and no later than the absolute end. */
  limits: { absolute: number; idle: number };
}

export async function addFamily(
  trx: AuthTransaction,
  family: { id: string; userId: string; organisationId: string } & Origin,
): Promise<void> {
  await trx
    .insertInto('token_family')
    .values({
      id: family.id,
      user_id: family.userId,
      organisation_id: family.organisationId,
      device: family.device,
      address: family.address,
    })
    .execute();
}

export async function addRefreshToken(trx: AuthTransaction, token: NewRefreshToken): Promise<void> {
  const { absolute, idle } = token.limits;
  await trx
    .insertInto('refresh_token')
    .values(eb => ({
      hash: token.hash,
      family_id: token.familyId,
      organisation_id: token.organisationId,
      expires_at: eb
        .selectFrom('token_family')
        .select(
          sql<Date>`least(
            now() + make_interval(secs => ${idle}),
            started_at + make_interval(secs => ${absolute})
          )`.as('expires_at'),
        )
        .where('id', '=', token.familyId),
    }))
    .execute();
}

/** When the session began, in seconds since 1970. */
export async function readFamilyStart(trx: AuthTransaction, familyId: string): Promise<number> {
  const { started_at } = await trx
    .selectFrom('token_family')
    .select('started_at')
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow();
  return Math.floor(started_at.getTime() / 1_000);
}

/** Locks the token, so that the second of two parallel exchanges sees the result of the first. */
export async function lockRefreshToken(
  trx: AuthTransaction,
  hash: string,
): Promise<StoredRefreshToken | undefined> {
  return trx
    .selectFrom('refresh_token')
    .innerJoin('token_family', 'token_family.id', 'refresh_token.family_id')
    .where('refresh_token.hash', '=', hash)
    .select([
      'token_family.id as familyId',
      'token_family.user_id as userId',
      'token_family.organisation_id as organisationId',
      sql<boolean>`token_family.revoked_at is not null`.as('revoked'),
      sql<boolean>`refresh_token.expires_at <= now()`.as('expired'),
      sql<number | null>`extract(epoch from clock_timestamp() - refresh_token.used_at)::float8`.as('usedFor'),
      sql<number>`extract(epoch from coalesce(token_family.authenticated_at, token_family.started_at))::int`.as(
        'authenticatedAt',
      ),
    ])
    .forUpdate()
    .executeTakeFirst();
}

export async function markUsed(trx: AuthTransaction, hash: string): Promise<void> {
  await trx
    .updateTable('refresh_token')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('hash', '=', hash)
    .execute();
}

/** Continues the session, and records its last use. */
export async function touchFamily(trx: AuthTransaction, familyId: string, origin: Origin): Promise<void> {
  await trx
    .updateTable('token_family')
    .set({ last_used_at: sql<Date>`clock_timestamp()`, ...origin })
    .where('id', '=', familyId)
    .execute();
}

/** Records that the password (and code) was entered again in this session. */
export async function markAuthenticated(trx: AuthTransaction, familyId: string): Promise<void> {
  await trx
    .updateTable('token_family')
    .set({ authenticated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', familyId)
    .execute();
}

/** Whether the session is still open. */
export async function isFamilyOpen(trx: AuthTransaction, familyId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('token_family')
    .select('id')
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function revokeFamily(trx: AuthTransaction, familyId: string): Promise<void> {
  await trx
    .updateTable('token_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Families without any token that can still be exchanged. */
export async function removeExpiredFamilies(trx: AuthTransaction, userId: string): Promise<void> {
  await trx
    .deleteFrom('token_family')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refresh_token')
            .select('hash')
            .whereRef('refresh_token.family_id', '=', 'token_family.id')
            .where('refresh_token.expires_at', '>', sql<Date>`now()`),
        ),
      ),
    )
    .execute();
}
