import type { TextsOf } from '@kavel/i18n';
import type { reconciliation as nl } from './nl';

export const reconciliation: TextsOf<typeof nl> = {
  title: 'Vom Vergleich zum Cashflow',
  intro:
    'Zwei Grundlagen, zwei Marktwerte: was Vergleichsverkäufe sagen, und was Mieten und Verkäufe aus fünfzehn Jahren heute wert sind. Beide kosten koper.',
  step: 'Schritt',
  amount: 'Betrag',
  steps: {
    overrides: 'Überschriebene Werte: was sie in beiden Marktwerten verschieben',
    'no-cash-flow': 'Nicht im Cashflow: Fläche oder Miete fehlt',
    'no-comparison': 'Im Cashflow, ohne Vergleichswert',
    model: 'Andere Grundlage: abgezinste Erträge (von, Standardparameter) statt Verkäufe',
    'transfer-costs': 'Erwerbsnebenkosten: von „von“ zu „kk“',
    parameters: 'Eigene Parameter und Investitionsplan dieser Bewertung',
  },
  noCashFlow: 'Es lässt sich kein Cashflow berechnen: keine Einheit hat sowohl Fläche als auch Miete.',
};
