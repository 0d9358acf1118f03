import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  logo: '{{name}}, zur Startseite',
  skip: 'Zum Inhalt',
  navigation: 'Hauptnavigation',
  menu: 'Menü',
  steps: 'Schritte der Bewertung',
  stepDone: 'fertig',
  toasts: 'Meldungen',
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  reload: 'Seite neu laden',
  details: 'Details für den Support',
  loadingPage: 'Die Seite wird geladen',
  actingFor: 'Sie arbeiten im Namen von {{name}}.',
  account: 'Mein Konto',
  actAs: 'Im Namen handeln',
  stopActing: 'Beenden',
  crashed: 'Kavel konnte nicht weitermachen. Was Sie gespeichert haben, ist noch da.',
  theme: { light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
  goTo: { open: 'Adresse oder Aktion suchen', away: 'Das lässt sich jetzt nicht öffnen: keine Verbindung.' },
  newer: {
    title: 'Eine neuere Version von Kavel ist verfügbar',
    description: 'Gespeichertes bleibt erhalten; laden Sie neu, wann es Ihnen passt.',
    reload: 'Neu laden',
    altText: 'Laden Sie die Seite neu, um die neuere Version zu erhalten',
  },
  remote: {
    stumbled: 'In einem Teil ({{name}}) ist etwas schiefgegangen. Sie können weiterarbeiten.',
    failed: 'Dieser Teil ({{name}}) konnte nicht geladen werden',
    reason: {
      network: 'Es besteht keine Verbindung. Der Rest von Kavel funktioniert weiter.',
      timeout: 'Dieser Teil antwortet nicht rechtzeitig. Der Rest von Kavel funktioniert weiter.',
      http: 'Die Dateien dieses Teils sind nicht da. Der Rest von Kavel funktioniert weiter.',
      contract: 'Dieser Teil passt nicht zu dieser Version von Kavel. Der Rest funktioniert weiter.',
      chunk: 'Eine Datei dieses Teils konnte nicht geladen werden. Der Rest von Kavel funktioniert weiter.',
      'missing-expose': 'Die Seite ist nicht in diesem Teil. Der Rest von Kavel funktioniert weiter.',
      evaluation: 'In diesem Teil ist etwas schiefgegangen. Der Rest von Kavel funktioniert weiter.',
      integrity:
        'Dieser Teil ist nicht das, was veröffentlicht wurde, und wurde deshalb nicht geladen. Der Rest von Kavel funktioniert weiter.',
      sharing:
        'Dieser Teil verlangt eine andere Version dessen, was Kavel teilt. Der Rest funktioniert weiter.',
      disabled: 'Dieser Teil ist vorübergehend abgeschaltet. Der Rest von Kavel funktioniert weiter.',
    },
  },
  unreachable: {
    title: 'Ihre Berechtigungen konnten nicht geladen werden',
    description: 'Der Server ist kurz nicht erreichbar. Nichts ist verloren.',
  },
  login: {
    title: 'Anmelden',
    intro: 'Für Ihre Portfolios, Bewertungen und Karte.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    throttledSeconds: 'Zu viele Versuche. Versuchen Sie es in {{seconds}} Sekunden erneut.',
    throttledMinutes: 'Zu viele Versuche. Versuchen Sie es in {{minutes}} Minuten erneut.',
    invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse und ein Passwort ein.',
    offline:
      'Es besteht keine Verbindung zu Kavel. Ihre Eingaben sind noch da; versuchen Sie es gleich erneut.',
    unavailable: 'Die Anmeldung ist gerade nicht möglich. Versuchen Sie es in einer Minute erneut.',
    demo: 'Demo-Umgebung: manager@kavel.example mit Passwort kavel-demo.',
  },
};
