import type { Language } from '@kavel/contracts';
import type { Mail } from './mailer';

/** Lines with a link each. */
export interface NotificationLine {
  text: string;
  link: string;
}

/** What a user is notified of, collected in one mail; `settings` is where mails are switched off. */
export function notificationMail(
  language: Language,
  lines: readonly NotificationLine[],
  settings: string,
): Omit<Mail, 'to'> {
  const { subject, intro, off } = texts[language];
  const listed = lines.map(({ text, link }) => `${text}\n${link}\n`).join('\n');
  return { subject, text: `${intro}\n\n${listed}\n${off}\n${settings}\n` };
}

const texts: Record<Language, { subject: string; intro: string; off: string }> = {
  nl: {
    subject: 'Nieuw voor u in Kavel',
    intro: 'Dit is nieuw in Kavel:',
    off: 'Geen mail meer over uw meldingen? Zet die hier uit:',
  },
  en: {
    subject: 'New for you in Kavel',
    intro: 'This is new in Kavel:',
    off: 'No more mail about your notifications? Switch it off here:',
  },
  de: {
    subject: 'Neu für Sie in Kavel',
    intro: 'Das ist neu in Kavel:',
    off: 'Keine E-Mails mehr zu Ihren Meldungen? Schalten Sie sie hier ab:',
  },
};
