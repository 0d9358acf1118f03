import type { TextsOf } from '@kavel/i18n';
import type { review as nl } from './nl';

export const review: TextsOf<typeof nl> = {
  queue: {
    tabs: { all: 'Alle Bewertungen', review: 'Zu prüfen' },
    of: 'Wessen Prüfungen',
    mine: 'Für mich ({{n}})',
    all: 'Alle ({{n}})',
    title: 'Zu prüfen',
    order: 'Das früheste Datum oben.',
    emptyTitle: 'Nichts wartet auf eine Prüfung',
    emptyMine: 'Auf Sie wartet nichts, auf andere schon.',
    emptyText: 'Eine Bewertung kommt hierher, sobald sie auf der Seite Summary zur Prüfung gegeben ist.',
    showAll: 'Alle zeigen',
    waiting: 'Wartet',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    late_one: '{{count}} Tag zu spät',
    late_other: '{{count}} Tage zu spät',
    submittedBy: 'Eingereicht von',
    deviation: 'Abweichung',
    deviationWhy: 'Der Summe vom Modell, durch selbst gesetzte Werte',
    noOverrides: 'keine',
  },
};
