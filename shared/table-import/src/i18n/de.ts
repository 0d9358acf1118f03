import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  close: 'Schließen',
  choose: 'Datei wählen',
  reading: 'Datei wird gelesen',
  columns: 'Welche Spalte ist was?',
  notUsed: 'Nicht verwenden',
  recognised: 'Auch erkannt',
  unused: 'Nicht verwendet: {{names}}',
  moreColumns: 'Weitere Spalten',
  tooManyRows: 'Ein Import hat höchstens {{limit}} Zeilen; diese Datei hat {{n}}.',
  rows_one: '{{n}} Zeile in {{file}}',
  rows_other: '{{n}} Zeilen in {{file}}',
  preview: 'Vorschau zeigen',
  checking: 'Zeilen werden geprüft',
  start: 'Importieren',
  rejected: 'Zeilen, die nicht übernommen werden',
  firstRejected: 'Erste {{shown}} von {{n}} Zeilen.',
  saveRejected: 'Abgelehnte Zeilen speichern',
  rejectedFile: 'abgelehnt',
  line: 'Zeile',
  problem: 'Warum',
  done: '{{name}} ist importiert',
  noRows: 'Unter der Kopfzeile stehen keine Zeilen.',
  failures: {
    refused: 'Der Import ist fehlgeschlagen. Nichts wurde geändert.',
    unanswered:
      'Es kam keine Antwort. Ihre Auswahl ist noch da: versuchen Sie es noch einmal, oder sehen Sie zuerst bei früheren Importen nach, ob es doch gelungen ist.',
  },
  earlier: 'Frühere Importe',
  madeBy: '{{name}}, {{date}}',
  undo: 'Import rückgängig machen',
  undoOf: 'Import {{name}} rückgängig machen',
  undone: 'Rückgängig gemacht',
  refusals: {
    empty: 'Diese Datei ist leer.',
    spreadsheet: 'Diese Art von Tabelle kann nicht gelesen werden. Speichern Sie sie als CSV oder XLSX.',
    broken: 'Diese Datei ist beschädigt oder geschützt.',
    notText: 'Dies ist keine CSV-Datei.',
    tooLarge: 'Diese Datei ist zu groß.',
  },
};
