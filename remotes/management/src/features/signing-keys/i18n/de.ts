import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Schlüssel zum Signieren',
  back: 'Verwaltung',
  about:
    'Mit dem Schlüssel Ihrer Organisation signiert Kavel das PDF einer freigegebenen Bewertung. Wer einen Bericht erhält, prüft ihn auf /pdf/verify oder mit dem öffentlichen Schlüssel. Es ist keine qualifizierte Signatur nach eIDAS.',
  unavailable:
    'Auf diesem Kavel ist das Signieren nicht eingerichtet: Wer den Server betreibt, muss KAVEL_REPORT_SECRET setzen.',
  emptyTitle: 'Noch kein Schlüssel',
  emptyText: 'Erstellen Sie einen Schlüssel, um Berichte signieren zu können.',
  make: 'Schlüssel erstellen',
  rotate: 'Neuen Schlüssel erstellen',
  list: 'Schlüssel',
  number: 'Nummer',
  fingerprint: 'Fingerabdruck (SHA-256)',
  made: 'Erstellt',
  state: 'Verwendung',
  signs: 'signiert',
  checks: 'nur Prüfung',
  download: 'Öffentlichen Schlüssel herunterladen',
  downloadNamed: 'Öffentlichen Schlüssel {{number}} herunterladen',
  askTitle: 'Neuen Schlüssel erstellen?',
  askFirst:
    'Ab jetzt werden Berichte mit diesem Schlüssel signiert. Ein Schlüssel kann nicht gelöscht werden.',
  askNext:
    'Neue Berichte werden mit dem neuen Schlüssel signiert. Der alte Schlüssel signiert nicht mehr; damit gesetzte Signaturen bleiben gültig. Das lässt sich nicht rückgängig machen.',
  confirm: 'Schlüssel erstellen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: 'Schlüssel {{number}} wurde erstellt',
  conflict: 'Inzwischen hat jemand anderes einen Schlüssel erstellt. Die Liste ist wieder aktuell.',
  file: 'Öffentlicher Schlüssel {{number}}',
};
