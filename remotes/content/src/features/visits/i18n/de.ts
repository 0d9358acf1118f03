import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Besuchszahlen',
  period: 'Zeitraum',
  days: '{{days}} Tage',
  csv: 'CSV speichern',
  csvFailed: 'Die Datei konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  empty: {
    title: 'In diesem Zeitraum wurde noch nichts gezählt',
    text: 'Sobald jemand Kavel öffnet, steht der Besuch nach wenigen Sekunden hier.',
  },
  byDay: 'Besuche pro Tag',
  day: 'Tag',
  pages: 'Seiten',
  allPages: 'Alle Seiten',
  otherRoute: 'Sonstige',
  noRoute: 'Seite, die es nicht gibt',
  failures: '{{count}}-mal fehlgeschlagen',
  columns: {
    page: 'Seite',
    visits: 'Besuche',
    loads: 'Geöffnet',
    loadTime: 'Ladezeit p75',
    failures: 'Fehlgeschlagen',
    failureShare: 'Anteil fehlgeschlagen',
    reports: 'Messungen',
    good: 'Gut',
    needsImprovement: 'Verbesserbar',
    poor: 'Schlecht',
    p75: 'p75',
  },
  vitals: 'Geschwindigkeit im Browser',
  vital: 'Maß',
  vitalNames: {
    LCP: 'Bis der größte Teil der Seite da ist.',
    CLS: 'Wie stark die Seite verrutscht.',
    INP: 'Bis die Seite auf eine Handlung reagiert.',
    TTFB: 'Bis zum ersten Byte des Servers.',
  },
  limits: 'Gut bis {{good}}, schlecht über {{poor}}. Gezählt bei der Seite, auf der der Besuch begann.',
  noVitals: 'Zu wenige Messungen in diesem Zeitraum.',
  few: 'Anteile und Zeiten aus weniger als 10 Messungen werden nicht gezeigt (–). p75: drei von vier Messungen sind höchstens so hoch, geschätzt aus Klassen.',
  privacy: {
    title: 'Was gezählt wird und was nicht',
    counted:
      'Gezählt wird nach Tag und Art der Seite: wie oft Kavel gestartet wurde (auch neu geladen), wie oft eine Seite geöffnet wurde oder fehlschlug und wie schnell das ging.',
    notCounted:
      'Nicht gespeichert wird: wer es war, Organisation, IP-Adresse, Browser, Gerät, die Adresse einer Seite mit Nummern darin, woher jemand kam. Es gibt kein Cookie, und Besucher werden nicht wiedererkannt: wie viele Menschen es waren, ist nicht bekannt.',
    kept: 'Die Zahlen werden {{days}} Tage aufbewahrt und gehen an niemand anderen.',
    sampleAll: 'Ladezeiten und Geschwindigkeit werden bei 100 % der Besucher gemessen.',
    sample:
      'Ladezeiten und Geschwindigkeit kommen von {{percent}} % der Besucher; wie oft eine Seite geöffnet wurde, ist daraus geschätzt.',
  },
};
