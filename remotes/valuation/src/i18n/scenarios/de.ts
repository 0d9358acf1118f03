import type { TextsOf } from '@kavel/i18n';
import type { whatIf as nl } from './nl';

export const whatIf: TextsOf<typeof nl> = {
  title: 'Was wäre wenn',
  empty: 'Bewahren Sie ein Szenario mit anderen Annahmen auf, um es neben diese Bewertung zu stellen.',
  add: 'Szenario hinzufügen',
  change: 'Szenario ändern',
  edit: '{{name}} ändern',
  remove: '{{name}} löschen',
  deleted: '{{name}} gelöscht',
  undoAlt: 'Fügen Sie das Szenario wieder hinzu.',
  name: 'Name',
  nameNeeded: 'Geben Sie einen Namen ein.',
  intro: 'Was anders ist als in der Bewertung. Ein leeres Feld bleibt, wie es ist.',
  between: 'Eine Zahl von {{from}} bis {{to}}.',
  points: '%-Punkte',
  percent: '%',
  changes: 'Anders',
  difference: 'Unterschied',
  compare: 'Vergleichen',
  compareOne: '{{name}} vergleichen',
  sideBySide: 'Szenarien nebeneinander',
  flowChart: 'Cashflow pro Jahr in jedem Szenario',
  flowText: 'Cashflow pro Jahr vor Abzinsung, für das oben gewählte Szenario.',
  asItStands: 'Diese Bewertung',
  keys: {
    discountRate: 'Diskontierungszins',
    exitYield: 'Exit-Rendite',
    rentGrowth: 'Mietwachstum',
    turnoverRate: 'Fluktuation',
    vacancyRate: 'Leerstand',
    contractRent: 'Vertragsmiete',
    marketRent: 'Marktmiete',
    vacantValue: 'Leerwert',
    costs: 'Bewirtschaftungskosten',
  },
  regulated_one: '{{count}} Wohnung ist reguliert: eine neue Vermietung zählt höchstens {{amount}} im Jahr.',
  regulated_other:
    '{{count}} Wohnungen sind reguliert: neue Vermietungen zählen höchstens {{amount}} im Jahr.',
  regulatedSource: 'Quelle: {{source}}, {{year}}.',
  regulatedUnknown:
    'Von {{count}} ist der WOZ-Wert oder das Label nicht bekannt; sie rechnen mit der Marktmiete.',
};
