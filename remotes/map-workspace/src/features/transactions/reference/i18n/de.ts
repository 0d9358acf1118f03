import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Als Referenz verwenden',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  intro: '{{address}} wird eine Referenz einer Einheit in einer offenen Bewertung.',
  failed: 'Die Bewertungen können gerade nicht geladen werden.',
  none: 'Es gibt keine Bewertung, die noch geändert werden kann.',
  valuation: 'Bewertung',
  unit: 'Einheit',
  unitHint_one: '{{n}} Einheit: einen Teil der Adresse eingeben.',
  unitHint_other: '{{n}} Einheiten: einen Teil der Adresse eingeben.',
  noUnit: 'Keine Einheit mit dieser Adresse',
  unitsFailed: 'Die Einheiten dieser Bewertung können gerade nicht geladen werden.',
  note: 'Erläuterung',
  choose: 'Wählen …',
  late: 'Dieser Verkauf liegt nach dem Stichtag der Bewertung.',
  use: 'Referenz hinzufügen',
  done: 'Referenz zu {{name}} hinzugefügt',
  counts: 'Sie zählt, sobald der Wert neu berechnet wird.',
  refused:
    'Der Preis pro m² weicht zu weit vom Markt ab: erläutern Sie länger oder wählen Sie einen anderen Verkauf.',
  behind: 'Jemand anderes ändert diese Bewertung gerade. Versuchen Sie es erneut.',
  saveFailed: 'Das ist fehlgeschlagen. Nichts wurde geändert.',
};
