import type { TextsOf } from '@kavel/i18n';
import type { capex as nl } from './nl';

export const capex: TextsOf<typeof nl> = {
  title: 'Investitionsplan (Capex)',
  empty: 'Keine geplanten Investitionen. Der Cashflow enthält nur die jährliche Instandhaltung.',
  add: 'Investition hinzufügen',
  change: 'Investition ändern',
  edit: '{{name}} ändern',
  remove: '{{name}} entfernen',
  removed: '{{name}} entfernt',
  undoAlt: 'Fügen Sie die Investition wieder hinzu.',
  description: 'Beschreibung',
  kind: 'Art',
  scope: 'Für',
  all: 'Alle Einheiten',
  buckets: 'Buckets',
  gone: 'gibt es nicht mehr',
  year: 'Jahr',
  amount: 'Betrag (€)',
  rent: 'Zusätzliche Miete pro Jahr (€)',
  fromYear: 'Zusätzliche Miete ab Jahr',
  rentFrom: '{{amount}} ab Jahr {{year}}',
  priceLevel:
    'Beträge zum Preisstand des Bewertungsstichtags, nach Fläche verteilt; der Cashflow erhöht sie mit der Kosteninflation, zusätzliche Miete mit dem Mietwachstum.',
  leftOut: 'Nicht im Cashflow, weil ihr Bucket oder ihre Einheit nicht darin ist: {{names}}.',
  kinds: {
    maintenance: 'Instandhaltung',
    improvement: 'Verbesserung',
    sustainability: 'Nachhaltigkeit',
  },
  wrong: {
    description: 'Geben Sie eine Beschreibung ein.',
    amount: 'Geben Sie einen Betrag über null ein.',
    rent: 'Geben Sie einen Betrag über null ein, oder lassen Sie das Feld leer.',
  },
};
