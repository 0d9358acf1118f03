import type { TextsOf } from '@kavel/i18n';
import type { monteCarlo as nl } from './nl';

export const monteCarlo: TextsOf<typeof nl> = {
  title: 'Monte Carlo',
  intro: 'Wie der Marktwert (Cashflow, kk) streut, wenn die Annahmen gleichzeitig unsicher sind.',
  open: 'Monte Carlo zeigen',
  begin: 'Simulation einrichten',
  again: 'Erneut simulieren',
  start: 'Start',
  stop: 'Stopp',
  settings: 'Verteilungen der Simulation',
  distributions:
    'Verteilungen um die Annahmen dieser Bewertung, mit der Annahme als Mittelwert. Geben Sie die Standardabweichung ein; 0 hält eine Annahme fest. Normal und lognormal sind bei drei Standardabweichungen abgeschnitten; Dreieck und gleichmäßig enden bei √6 und √3 davon. Die vorgeschlagenen Werte sind Annahmen von Kavel, nicht aus Daten geschätzt: Passen Sie sie an.',
  shapeOf: 'Verteilung: {{parameter}}',
  shapes: { normal: 'normal', triangular: 'Dreieck', uniform: 'gleichmäßig', lognormal: 'lognormal' },
  shapesUsed: 'Verteilungen: {{shapes}}.',
  correlation: 'Korrelation von Diskontierungszins und Exit-Rendite (−1 bis 1)',
  runs: 'Ziehungen',
  seed: 'Startzahl (Seed)',
  percentile: '{{percent}}. Perzentil',
  chart: 'Verteilung des Marktwerts',
  below: 'Wahrscheinlichkeit eines Werts unter (€)',
  probability: '{{percent}} der Ziehungen liegen unter {{amount}}.',
  belowCompared: '{{percent}} der Ziehungen liegen unter dem Marktwert nach Vergleich, {{amount}}.',
  noAmount: 'Geben Sie einen Betrag über null ein.',
  made: '{{runs}} Ziehungen mit Startzahl {{seed}}, auf Cashflows nach Bucket und Typ.',
  check:
    'Geprüft an {{runs}} Ziehungen über alle Einheiten: im Mittel {{mean}} % und höchstens {{largest}} % Unterschied.',
  withoutValue: '{{count}} Ziehungen ergaben keinen Wert und zählen nicht.',
  progress: '{{done}} von {{total}} Prüfrechnungen',
  failed:
    'Die Simulation wurde beendet: Die Bewertung wurde inzwischen geändert oder hat keinen Cashflow. Starten Sie sie erneut.',
  outdated:
    'Die Bewertung wurde seit dieser Simulation geändert. Simulieren Sie erneut für die jetzigen Annahmen.',
  none: 'Es ist keine Simulation gespeichert.',
};
