import type { TextsOf } from '@kavel/i18n';
import type { weighing as nl } from './nl';

export const weighing: TextsOf<typeof nl> = {
  title: 'Gewichteter Marktwert (kk)',
  none: 'Nicht gewichtet: der Vergleichswert gilt',
  noneText: 'Geben Sie dem Cashflow ein Gewicht, wenn er mehr sagt als vergleichbare Verkäufe allein.',
  text: '{{cashFlow}} Cashflow und {{comparison}} Vergleich, über {{count}} Einheiten mit beiden Werten.',
  comparisonOnly_one: '{{count}} Einheit hat nur einen Vergleichswert und behält ihn.',
  comparisonOnly_other: '{{count}} Einheiten haben nur einen Vergleichswert und behalten ihn.',
  note: '{{cashFlow}} Cashflow · {{comparison}} Vergleich',
  change: 'Gewichtung ändern',
  help: 'Die Werte der Einheiten und ihre Summe bleiben die Vergleichswerte; der gewichtete Marktwert steht daneben, mit Gewicht und Grund.',
  percent: 'Gewicht des Cashflows (%)',
  wrongPercent: 'Eine Zahl von 0 bis 100.',
  reason: 'Grund',
  reasonNeeded: 'Geben Sie einen Grund mit mindestens {{least}} Zeichen an.',
};
