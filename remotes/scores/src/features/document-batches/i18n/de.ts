import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Dokumente in einer Datei',
  lead: 'Wählen Sie, wovon Sie Dokumente möchten. Sie werden im Hintergrund erstellt und kommen in eine ZIP-Datei. Sie können diese Seite inzwischen verlassen.',
  single: 'Ein Dokument',
  nothing: 'Keine Dokumente für Ihr Konto',
  nothingWhy:
    'Dokumente gehören zu Bewertungen, Portfolios und Objektpässen. Ihr Administrator kann Zugang geben.',
  retry: 'Erneut versuchen',
  subjects: 'Wovon',
  all: 'Alles',
  none: 'Nichts',
  empty: 'Hier ist noch nichts.',
  most: 'Eine Datei enthält höchstens {{count}} Dokumente. Die ersten {{count}} werden erstellt.',
  formats: 'Dateien je Bericht',
  noFormat: 'Wählen Sie mindestens eine Art von Datei.',
  make_one: '{{count}} Dokument erstellen',
  make_other: '{{count}} Dokumente erstellen',
  notStarted: 'Die Dokumente wurden nicht gestartet. Nichts wurde erstellt; versuchen Sie es erneut.',
  list: {
    title: 'Ihre Dateien',
    loading: 'Liste wird geladen',
    failed: 'Die Liste ist gerade nicht abrufbar',
    none: 'Noch keine Dateien',
    noneWhy: 'Dateien bleiben hier sieben Tage. Nur Sie sehen sie.',
  },
  cancel: 'Stopp',
  remove: 'Entfernen',
  download: 'ZIP herunterladen ({{size}} MB)',
  progress: '{{done}} von {{total}} fertig',
  stages: {
    waiting: 'wartet, bis es an der Reihe ist',
    reading: 'Daten werden gelesen: {{done}} von {{total}}',
    drawing: 'Satz: {{done}} von {{total}} Dateien fertig',
    packing: 'wird verpackt',
  },
  made: '{{made}} von {{total}} Dokumenten erstellt.',
  until: 'Verfügbar bis {{date}}.',
  expired: 'Die Datei ist abgelaufen.',
  ended: {
    cancelled: 'Gestoppt. Bereits Erstelltes wurde verworfen.',
    failed: 'Das Erstellen ist fehlgeschlagen. Versuchen Sie es erneut.',
  },
  failures_one: '{{count}} Dokument wurde nicht erstellt',
  failures_other: '{{count}} Dokumente wurden nicht erstellt',
  reasons: {
    'not-found': 'ist nicht (mehr) in Ihren Daten',
    forbidden: 'Ihr Konto hat keinen Zugang',
    failed: 'im Dienst ging etwas schief',
  },
  failed: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
};
