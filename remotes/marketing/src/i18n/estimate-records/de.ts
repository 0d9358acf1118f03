import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Schätzungen und was daraus wurde',
  lead: 'Jede Schätzung einer Adresse durch Ihre Organisation, so wie sie damals war, neben dem Verkauf danach. Wer sie machte, steht nicht dabei.',
  waiting: 'Die Schätzungen werden geholt',
  fictional: 'Ein Teil der Verkäufe wurde für die Demo erzeugt: das Ergebnis sagt nichts über den Markt.',
  newest: 'Die neuesten {{count}}; die Maße gelten für diese.',
  empty: {
    title: 'Noch keine Schätzungen',
    text: 'Schätzen Sie eine Adresse: das Ergebnis steht dann hier, und später der Verkauf daneben.',
    action: 'Adresse schätzen',
  },
  track: {
    total: 'Schätzungen',
    sold: 'Danach verkauft',
    few: 'Maße ab {{count}} Verkäufen',
    mdape: 'Abweichung, Median',
    ppe10: 'Innerhalb von 10 %',
    coverage68: 'In der Spanne von 68 %',
    coverage95: 'In der Spanne von 95 %',
    expected: 'erwartet: {{share}}',
  },
  column: {
    address: 'Adresse',
    made: 'Geschätzt',
    value: 'Wert',
    range: 'Spanne von 68 %',
    inputs: 'Angaben',
    model: 'Modell',
    sale: 'Verkauft',
    difference: 'Unterschied',
  },
  recorded: {
    done: 'Für Ihre Organisation festgehalten.',
    open: 'Alle Schätzungen',
    failed: 'Das Festhalten hat nicht geklappt.',
  },
  failure: {
    title: 'Die Schätzungen sind gerade nicht da',
    away: 'Der Dienst antwortet nicht.',
    retry: 'Erneut versuchen',
    details: 'Details für den Support',
  },
};
