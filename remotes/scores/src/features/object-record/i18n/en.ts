import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  loading: 'Fetching the history',
  failed: 'The history cannot be fetched now.',
  retry: 'Try again',
  history: {
    heading: 'History',
    none: 'No labels, sales or lettings of this address are known.',
    undated: 'undated',
    label: 'energy label registered',
    validUntil: 'energy label registered, valid until {{date}}',
    sale: 'sold',
    rent: 'let, rent a year',
    fictional: 'fictional',
    marks: {
      family: 'within the family',
      severalObjects: 'with other objects',
      auction: 'auction',
      rentedOut: 'while rented out',
    },
    note: 'Earlier areas and uses are not in the imported files: the BAG delivers the present ones.',
  },
  wws: {
    heading: 'WWS points',
    points: 'points: at most {{rent}} a month',
    norm: 'Norms of {{year}}.',
    wozOfBuurt: 'WOZ value: the mean of the neighbourhood, {{value}}.',
    parts: {
      rooms: 'Rooms',
      'other-spaces': 'Other spaces',
      heating: 'Heating',
      outdoor: 'Outdoor space',
      energy: 'Energy label',
      woz: 'WOZ value',
      inspected: 'Inspected facilities',
    },
    assumed: {
      'all-area-rooms': 'The whole area counts as rooms.',
      'not-inspected': 'Kitchen, sanitary fittings and heating were not inspected.',
      'label-by-year': 'Without an energy label the year of construction counts.',
      'no-label': 'There is no energy label and no year of construction.',
      'no-woz': 'There is no WOZ value.',
    },
  },
};
