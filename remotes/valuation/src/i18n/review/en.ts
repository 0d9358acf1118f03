import type { TextsOf } from '@kavel/i18n';
import type { review as nl } from './nl';

export const review: TextsOf<typeof nl> = {
  queue: {
    tabs: { all: 'All valuations', review: 'To review' },
    of: 'Whose reviews',
    mine: 'For me ({{n}})',
    all: 'All ({{n}})',
    title: 'To review',
    order: 'The earliest date first.',
    emptyTitle: 'Nothing waits for a review',
    emptyMine: 'Nothing waits for you; some wait for colleagues.',
    emptyText: 'A valuation comes here once it is submitted for review on the Summary page.',
    showAll: 'Show all',
    waiting: 'Waiting',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    late_one: '{{count}} day late',
    late_other: '{{count}} days late',
    submittedBy: 'Submitted by',
    deviation: 'Deviation',
    deviationWhy: 'Of the total from the model, by values that somebody set',
    noOverrides: 'none',
  },
};
