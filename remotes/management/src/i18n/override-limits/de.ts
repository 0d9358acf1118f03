import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Grenzen für eigene Werte',
  back: 'Verwaltung',
  about:
    'Wer bewertet, darf den Wert des Rechenmodells durch einen eigenen ersetzen, mit Begründung. Hier legen Sie fest, wie weit er vom Modell abweichen darf.',
  alone: {
    label: 'Allein zulässig (%)',
    hint: 'Bis zu dieser Abweichung vom Modellwert, nach oben oder unten, gilt der eigene Wert sofort.',
  },
  together: {
    label: 'Mit einer zweiten Person zulässig (%)',
    hint: 'Darüber gilt der Wert erst, wenn eine Kollegin oder ein Kollege ihn bestätigt. Weiter darf niemand abweichen. Gleich der ersten Grenze: nur innerhalb dieser Grenze.',
  },
  leastReason: {
    label: 'Kürzeste Begründung (Buchstaben und Ziffern)',
    hint: 'Jeder eigene Wert hat eine Begründung. Ein wiederholter Buchstabe zählt einmal.',
  },
  problems: {
    percentage: 'Geben Sie einen Prozentsatz von 0 bis 100 ein, mit höchstens zwei Nachkommastellen.',
    'below-alone': 'Diese Grenze darf nicht unter der liegen, die allein gilt.',
    count: 'Geben Sie eine ganze Zahl von {{min}} bis {{max}} ein.',
  },
  example: {
    title: 'Beispiel: Das Modell sagt {{value}}',
    alone: 'Allein: von {{low}} bis {{high}}.',
    together: 'Mit einer zweiten Person: von {{low}} bis {{high}}.',
    beyond: 'Weiter: nicht.',
  },
  effect:
    'Die Grenzen gelten für die ganze Organisation. Werte in Entwürfen und eingereichten Bewertungen, die dann außerhalb liegen, müssen vor dem Einreichen oder Genehmigen erneut bestätigt oder angepasst werden. Genehmigte Bewertungen ändern sich nicht.',
  checklist: {
    title: 'Checkliste bei der Genehmigung',
    required: 'Erst genehmigen, wenn die Checkliste der Bewertung vollständig ist',
    about:
      'Alle Punkte sind dann beantwortet von denen, die bewerten, und bestätigt von denen, die prüfen. Sonst warnt die Liste nur.',
    unchanged: 'Standardmäßig warnt die Liste nur.',
  },
  unchanged: 'Dies sind die Standardgrenzen; Ihre Organisation hat sie noch nicht geändert.',
  leave: {
    title: 'Die Grenzen sind nicht gespeichert',
    text: 'Wenn Sie gehen, gilt weiter, was galt.',
  },
};
