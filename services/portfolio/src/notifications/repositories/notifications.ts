import type { Language } from '@kavel/contracts';
import { type Notification, notificationLimits } from '@kavel/contracts/notifications';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** The user's newest ones, newest first. */
export async function listNotifications(scope: OrganisationScope): Promise<Notification[]> {
  const rows = await shownOf(scope)
    .select(['id', 'kind', 'subject', 'count', 'details', 'link', 'created_at', 'read_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(notificationLimits.listed)
    .execute();
  return rows.map(({ created_at, read_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    readAt: read_at?.toISOString() ?? null,
  }));
}

export async function countUnread(scope: OrganisationScope): Promise<number> {
  const { unread } = await shownOf(scope)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Throws `not-found`. */
export async function markNotification(scope: OrganisationScope, id: string, read: boolean): Promise<void> {
  const row = await ownOf(scope)
    .where('id', '=', id)
    .set({ read_at: read ? sql<Date>`coalesce(read_at, now())` : null })
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new ServiceError('not-found', 'This notification does not exist');
}

export async function markAll(scope: OrganisationScope): Promise<void> {
  await ownOf(scope).where('read_at', 'is', null).set({ read_at: sql<Date>`now()` }).execute();
}

export interface StoredNotification {
  userId: string;
  kind: Notification['kind'];
  subject: string;
  count: number;
  details: string[];
  link: string;
  shown: boolean;
  mailLanguage: Language | null;
}

/** May be of a colleague, so nothing is read back. */
export async function insertNotification(
  { trx, organisationId }: OrganisationScope,
  { userId, mailLanguage, ...notification }: StoredNotification,
): Promise<void> {
  await trx
    .insertInto('notification')
    .values({
      ...notification,
      organisation_id: organisationId,
      user_id: userId,
      mail_language: mailLanguage,
    })
    .execute();
}

/** Deletes what the user has had for long enough. */
export async function forgetOld({ trx, organisationId, userId }: OrganisationScope): Promise<void> {
  await trx
    .deleteFrom('notification')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${notificationLimits.days})`)
    .execute();
}

/** A notification that is to be mailed. */
export interface MailedNotification extends Pick<Notification, 'kind' | 'subject' | 'count' | 'link'> {
  id: string;
  language: Language;
}

/** Takes those of two days that are to be mailed, oldest first: nobody else mails them. */
export async function takeToMail(scope: OrganisationScope): Promise<MailedNotification[]> {
  const rows = await scope.trx
    .selectFrom('notification')
    .where('organisation_id', '=', scope.organisationId)
    .where('user_id', '=', scope.userId)
    .where('mail_language', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - interval '2 days'`)
    .select(['id', 'kind', 'subject', 'count', 'link', 'mail_language'])
    .orderBy('created_at')
    .limit(notificationLimits.listed)
    .forUpdate()
    .execute();
  await setMailLanguage(
    scope,
    rows.map(({ id }) => id),
    null,
  );
  return rows.map(({ mail_language, ...row }) => ({ ...row, language: mail_language ?? 'nl' }));
}

/** They are to be mailed again, or not any more. */
export async function setMailLanguage(
  scope: OrganisationScope,
  ids: readonly string[],
  language: Language | null,
): Promise<void> {
  if (ids.length === 0) return;
  await ownOf(scope)
    .where('id', 'in', [...ids])
    .set({ mail_language: language })
    .execute();
}

function shownOf({ trx, organisationId, userId }: OrganisationScope) {
  return trx
    .selectFrom('notification')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('shown', '=', true);
}

function ownOf({ trx, organisationId, userId }: OrganisationScope) {
  return trx
    .updateTable('notification')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId);
}
