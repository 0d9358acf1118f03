import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Advanced search',
  field: 'Address, area, postcode, BAG id, coordinates, portfolio or project',
  hint: 'For example: 52.21, 5.97 or 194000 470000, a BAG id, or: within 500 m of Dorpsstraat 1',
  close: 'Close',
  problems: {
    parcel: 'Cadastral parcels are not in this data. Search by address or by coordinates.',
    outside: 'These coordinates are not in the Netherlands.',
    half: 'This is one coordinate. Give latitude and longitude, for example 52.21, 5.97.',
    'unknown-type':
      'This is the BAG id of an address number, a street or a town. Search by the id of an object or a building, or by address.',
    'unknown-id': 'This BAG id is not in this data.',
    failed: 'A part of the search failed. Try again.',
  },
  pc4: {
    some: 'Postcode of four digits: these data have no outline of it. Here are some addresses in it; search with the letters, or by neighbourhood.',
    none: 'Postcode of four digits: these data have no outline of it, and no address in it was found.',
  },
  saved: 'Saved searches',
  recent: 'Recent searches',
  save: 'Save this search',
  unsave: 'Remove from saved',
  found_one: '{{n}} found',
  found_other: '{{n}} found',
  kinds: {
    address: 'Addresses',
    place: 'Coordinates',
    pand: 'Buildings',
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
