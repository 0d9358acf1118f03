import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  heading: 'Where the data come from',
  bag: 'Register of addresses and buildings (BAG), Kadaster',
  bagGives: 'addresses, buildings, floor area, year built, use',
  labels: 'EP-Online, RVO',
  labelsGives: 'energy labels',
  cbs: 'Neighbourhood statistics, CBS',
  cbsGives: 'names and borders of neighbourhoods, distance to station and amenities',
  sales: 'Sales',
  salesGives:
    'The Netherlands have no open sale prices. Customers bring their own sales; in the demo they are generated and marked as fictional.',
  sets: 'Loaded now',
  objects_one: '{{count}} address',
  objects_other: '{{count}} addresses',
  fictional: 'fictional',
  register: 'register',
};
