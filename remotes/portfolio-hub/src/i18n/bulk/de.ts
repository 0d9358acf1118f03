import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  reading: 'Die Liste wird gelesen',
  sheet: 'Tabellenblatt',
  allOrNothing: 'Nur hinzufügen, wenn alle Zeilen gut sind',
  overwrite_one: 'Auch die Angaben von {{number}} Adresse überschreiben, die schon im Portfolio ist',
  overwrite_other: 'Auch die Angaben von {{number}} Adressen überschreiben, die schon im Portfolio sind',
  overwriteHint: 'Sonst bleiben sie, wie sie sind. Die Tabelle zeigt je Zeile, was sich ändert.',
  update_one: '{{number}} Adresse aktualisieren',
  update_other: '{{number}} Adressen aktualisieren',
  updated_one: 'Angaben von {{number}} Adresse aktualisiert.',
  updated_other: 'Angaben von {{number}} Adressen aktualisiert.',
  ownColumns: 'Eigene Spalten',
  ownFailed: 'Die eigenen Spalten wurden nicht geladen. Laden Sie die Seite neu, um Spalten zuzuordnen.',
  nothing: 'leer',
  blocked_one:
    '{{number}} Zeile steht dem noch im Weg. Verbessern Sie sie, oder fügen Sie nur die guten Zeilen hinzu.',
  blocked_other:
    '{{number}} Zeilen stehen dem noch im Weg. Verbessern Sie sie, oder fügen Sie nur die guten Zeilen hinzu.',
  stored: '{{stored}} von {{lines}} Zeilen verarbeitet',
  timeLeft_one: 'noch etwa {{number}} Sekunde',
  timeLeft_other: 'noch etwa {{number}} Sekunden',
  stop: 'Anhalten',
  mayLeave: 'Dies läuft weiter, wenn Sie die Seite verlassen. Sie finden die Liste hier wieder.',
  cancelled: 'Die Liste wurde angehalten. Was schon hinzugefügt war, steht im Portfolio.',
  failures: {
    'portfolio-gone':
      'Das Portfolio wurde inzwischen gelöscht, archiviert oder wird nicht mehr mit Ihnen geteilt.',
    internal: 'Im Dienst ging etwas schief. Der Rest der Liste wurde nicht hinzugefügt.',
  },
  elsewhere:
    'Diese Liste wird von einem anderen Tab gesendet. Wurde er geschlossen, gehen Sie zurück und wählen Sie die Liste neu.',
  earlier: 'Frühere Listen',
  earlierNote: '{{state}} · {{added}} von {{lines}} Zeilen hinzugefügt · {{date}}',
  pasted: 'Eingefügte Liste',
  states: {
    receiving: 'Geprüft, nicht hinzugefügt',
    running: 'Wird hinzugefügt',
    done: 'Fertig',
    refused: 'Wartet auf Verbesserung',
    cancelled: 'Angehalten',
    failed: 'Fehlgeschlagen',
  },
  download: 'Ergebnis als CSV',
  downloadFailed: 'Das Ergebnis konnte nicht geholt werden',
  fileName: 'adressen',
  fileKind: 'ergebnis',
  sameAs: 'Wie Zeile {{line}}',
  withoutFacts: 'Ohne diese Angaben hinzufügen',
  problems: {
    'not-a-number': 'keine Zahl',
    'out-of-range': 'außerhalb des Bereichs',
    'not-a-date': 'kein Datum',
    'not-a-label': 'kein Energielabel',
    'not-a-choice': 'keine der Auswahlmöglichkeiten',
    'not-a-text': 'kein Text',
  },
};
