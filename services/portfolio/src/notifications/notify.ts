import { randomUUID } from 'node:crypto';
import { type NotificationKind, notificationLimits } from '@kavel/contracts/notifications';
import { offerJobAfter } from '../jobs/repositories/job-lease';
import type { OrganisationScope } from '../repositories/store';
import { mailNotificationsKind } from './jobs/mail-notifications';
import { insertNotification } from './repositories/notifications';
import { settingOf } from './repositories/settings';

/** What somebody is told. */
export interface NewNotification {
  userId: string;
  kind: NotificationKind;
  subject: string;
  count: number;
  /** Names of new things; the first few are kept. */
  details?: readonly string[];
  /** Path within Kavel, beginning with `/`. */
  link: string;
}

/** Minutes in which notifications are collected for one mail. */
const mailMinutes = 10;

/**
 * Notifies a user of the organisation, as that user has chosen: in the product, by mail, or not at all. The only door
 * to notifications. It is part of the caller's transaction: what is rolled back notifies nobody.
 */
export async function notify(scope: OrganisationScope, notification: NewNotification): Promise<void> {
  const { userId, kind, details = [], link } = notification;
  if (!/^\/(?!\/)/.test(link)) throw new Error(`${link} is not a path within Kavel`);
  const { inProduct, byMail, language } = await settingOf(scope, userId, kind);
  if (!inProduct && !byMail) return;
  await insertNotification(scope, {
    ...notification,
    details: details.slice(0, notificationLimits.details),
    shown: inProduct,
    mailLanguage: byMail ? language : null,
  });
  if (byMail)
    await offerJobAfter({ ...scope, userId }, mailNotificationsKind, randomUUID(), mailMinutes * 60);
}
