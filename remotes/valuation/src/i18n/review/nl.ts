/** Texts of the queue, comments and checklist of a review. */
export const review = {
  queue: {
    tabs: { all: 'Alle waarderingen', review: 'Te beoordelen' },
    of: 'Wiens beoordelingen',
    mine: 'Voor mij ({{n}})',
    all: 'Alle ({{n}})',
    title: 'Te beoordelen',
    order: 'De vroegste datum bovenaan.',
    emptyTitle: 'Er wacht niets op een beoordeling',
    emptyMine: 'Er wacht niets op u; wel op collega’s.',
    emptyText: 'Een waardering komt hier als zij op de pagina Summary ter beoordeling is aangeboden.',
    showAll: 'Toon alle',
    waiting: 'Wacht',
    days_one: '{{count}} dag',
    days_other: '{{count}} dagen',
    late_one: '{{count}} dag te laat',
    late_other: '{{count}} dagen te laat',
    submittedBy: 'Aangeboden door',
    deviation: 'Afwijking',
    deviationWhy: 'Van het totaal ten opzichte van het model, door handmatige waarden',
    noOverrides: 'geen',
  },
} as const;
