import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Meldungen',
  tabs: { list: 'Liste', settings: 'Einstellungen' },
  signIn: 'Melden Sie sich an, um Ihre Meldungen zu sehen.',
  toSignIn: 'Anmelden',
  empty: {
    title: 'Noch keine Meldungen',
    text: 'Speichern Sie eine Suche und wählen Sie „Neue Ergebnisse melden“. Nach neuen Daten steht hier, was dazukam.',
    action: 'Zu den Transaktionen',
  },
  unread_one: '{{count}} ungelesen',
  unread_other: '{{count}} ungelesen',
  allRead: 'Alles gelesen',
  readAll: 'Alle als gelesen markieren',
  isUnread: 'Ungelesen',
  markRead: 'Als gelesen',
  markUnread: 'Als ungelesen',
  more: 'und {{n}} weitere',
  notDone: 'Nicht gespeichert: Der Dienst antwortet nicht. Versuchen Sie es erneut.',
  kinds: {
    'watched-search': {
      line_one: '{{subject}}: {{n}} neues Ergebnis',
      line_other: '{{subject}}: {{n}} neue Ergebnisse',
      name: 'Beobachtete Suchen',
      about: 'Wenn neue Daten etwas zu einer Suche hinzufügen, die Sie beobachten.',
    },
    'review-asked': {
      line_one: '{{subject}}: Sie sind um Prüfung gebeten',
      line_other: '{{subject}}: Sie sind um Prüfung gebeten',
      name: 'Um Prüfung gebeten',
      about: 'Wenn Sie gebeten werden, eine Bewertung zu prüfen.',
    },
    'review-returned': {
      line_one: '{{subject}}: zurück zum Entwurf',
      line_other: '{{subject}}: zurück zum Entwurf',
      name: 'Bewertung zurückgegeben',
      about: 'Wenn eine Bewertung von Ihnen mit einem Grund zum Entwurf zurückgeht.',
    },
    'valuation-approved': {
      line_one: '{{subject}}: genehmigt',
      line_other: '{{subject}}: genehmigt',
      name: 'Bewertung genehmigt',
      about: 'Wenn eine Bewertung von Ihnen genehmigt ist.',
    },
    'comment-added': {
      line_one: '{{subject}}: eine neue Anmerkung',
      line_other: '{{subject}}: eine neue Anmerkung',
      name: 'Anmerkungen',
      about: 'Wenn jemand eine Bewertung von Ihnen anmerkt oder antwortet, wo Sie schrieben.',
    },
    'comment-mention': {
      line_one: '{{subject}}: Sie sind in einer Anmerkung genannt',
      line_other: '{{subject}}: Sie sind in einer Anmerkung genannt',
      name: 'In einer Anmerkung genannt',
      about: 'Wenn jemand Ihren Namen mit @ nennt.',
    },
  },
  inProduct: 'In Kavel',
  byMail: 'Per E-Mail',
  mailHint: 'Meldungen von zehn Minuten kommen in einer E-Mail, in der Sprache, die Sie jetzt verwenden.',
  noMail: {
    title: 'E-Mail ist nicht möglich',
    text: 'Es ist kein Mailserver eingerichtet, oder Ihre Adresse ist noch nicht bestätigt. Fragen Sie Ihren Administrator.',
  },
};
