import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: { valuation: 'Bewerten', monitoring: 'Sicherheiten im Blick' },
  intro: {
    valuation: 'Der Modellwert Ihrer Adressen mit seiner Spanne. Die Liste bleibt in diesem Browser.',
    monitoring:
      'Was die Sicherheiten jetzt wert sind, neben dem, was darauf geliehen wurde. Die Liste bleibt in diesem Browser.',
  },
  add: 'Adresse hinzufügen',
  placeholder: 'Straße und Nummer oder Postleitzahl und Nummer',
  none: 'Diese Adresse steht nicht in den Daten.',
  away: 'Adressen können gerade nicht gesucht werden. Versuchen Sie es gleich noch einmal.',
  list: 'Adressen auf der Liste',
  address: 'Adresse',
  count: 'Adressen',
  value: 'Wert',
  range: 'Spanne, 68 %',
  loan: 'Darlehen, €',
  loanOf: 'Darlehen auf {{address}}, in Euro',
  ltv: 'Beleihungsauslauf',
  high: 'hoch',
  attention: 'Über 90 %',
  unknown: 'kein Wert',
  remove: 'Entfernen',
  removeOf: '{{address}} entfernen',
  empty: {
    title: 'Noch keine Adressen',
    description: 'Suchen Sie oben eine Adresse; der Wert folgt sofort.',
  },
};
