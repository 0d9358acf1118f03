import type { Migration } from '@kavel/service-kit';

/** Notifications that are to be mailed: null once they are, and for those that are not. */
export const notificationMails: Migration = {
  name: '068-notification-mails',
  sql: `
    alter table portfolio.notification add column mail_language text;
    create index notification_to_mail on portfolio.notification (organisation_id, user_id)
      where mail_language is not null;
  `,
};
