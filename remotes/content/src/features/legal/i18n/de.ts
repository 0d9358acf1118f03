import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  intro: 'Was Gesetze von Ihnen verlangen, mit Quelle und Datum. Dies ist keine Rechtsberatung.',
  law: 'Gesetz',
  inForce: 'In Kraft',
  from: 'seit {{from}}',
  fromLater: 'ab {{from}}',
  fromUntil: '{{from}} bis {{to}}',
  until: 'bis {{to}}',
  unknown: 'nicht festgestellt',
  checked: 'Geprüft',
  checkedBy: '{{date}}, von {{name}}',
  notChecked: 'noch nicht',
  read: 'Mehr lesen',
  close: 'Schließen',
  touches: {
    label: 'Ihre Einheiten',
    some_one: 'Betrifft {{count}} Ihrer Einheiten',
    some_other: 'Betrifft {{count}} Ihrer Einheiten',
    none: 'Betrifft keine Ihrer Einheiten, soweit ihre Daten bekannt sind',
    units_one: '{{count}} Einheit',
    units_other: '{{count}} Einheiten',
    failed: 'Ihre Einheiten konnten nicht gezählt werden.',
    more_one: 'und {{count}} weiteres Portfolio',
    more_other: 'und {{count}} weitere Portfolios',
  },
};
