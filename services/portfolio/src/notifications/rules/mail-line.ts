import type { Language } from '@kavel/contracts';
import type { Notification, NotificationKind } from '@kavel/contracts/notifications';

type Line = (notification: Pick<Notification, 'subject' | 'count'>) => string;

/** What a mail says of a notification. */
export function mailLine(
  language: Language,
  notification: Pick<Notification, 'kind' | 'subject' | 'count'>,
): string {
  return lines[notification.kind][language](notification);
}

const lines: Record<NotificationKind, Record<Language, Line>> = {
  'watched-search': {
    nl: ({ subject, count }) =>
      `${subject}: ${count === 1 ? '1 nieuw resultaat' : `${count} nieuwe resultaten`}`,
    en: ({ subject, count }) => `${subject}: ${count === 1 ? '1 new result' : `${count} new results`}`,
    de: ({ subject, count }) =>
      `${subject}: ${count === 1 ? '1 neues Ergebnis' : `${count} neue Ergebnisse`}`,
  },
  'review-asked': {
    nl: ({ subject }) => `${subject}: u bent gevraagd te beoordelen`,
    en: ({ subject }) => `${subject}: you are asked to review it`,
    de: ({ subject }) => `${subject}: Sie sind um Prüfung gebeten`,
  },
  'review-returned': {
    nl: ({ subject }) => `${subject}: terug naar concept`,
    en: ({ subject }) => `${subject}: returned to draft`,
    de: ({ subject }) => `${subject}: zurück zum Entwurf`,
  },
  'valuation-approved': {
    nl: ({ subject }) => `${subject}: goedgekeurd`,
    en: ({ subject }) => `${subject}: approved`,
    de: ({ subject }) => `${subject}: genehmigt`,
  },
  'comment-added': {
    nl: ({ subject }) => `${subject}: een nieuwe opmerking`,
    en: ({ subject }) => `${subject}: a new comment`,
    de: ({ subject }) => `${subject}: eine neue Anmerkung`,
  },
  'comment-mention': {
    nl: ({ subject }) => `${subject}: u bent genoemd in een opmerking`,
    en: ({ subject }) => `${subject}: you are mentioned in a comment`,
    de: ({ subject }) => `${subject}: Sie sind in einer Anmerkung genannt`,
  },
};
