import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Advanced search',
  field: 'Address, area, postcode, BAG id, coordinates, portfolio or project',
  hint: 'For example: 52.21, 5.97 or: within 500 m of Dorpsstraat 1',
  close: 'Close',
  parcel: 'Cadastral parcels are not in this data. Search by address or by coordinates.',
  saved: 'Saved searches',
  recent: 'Recent searches',
  save: 'Save this search',
  unsave: 'Remove from saved',
  found_one: '{{n}} found',
  found_other: '{{n}} found',
  kinds: {
    address: 'Addresses',
    place: 'Coordinates',
    area: 'Areas',
    portfolio: 'Portfolios',
    project: 'Projects',
  },
  within: {
    title: 'Within {{radius}} m',
    count_one: '{{n}} object or project of your own',
    count_other: '{{n}} objects and projects of your own',
    remove: 'Remove the circle',
  },
};
