import type { RealEstateObject } from '@kavel/contracts';

export const objectId = '0200010000130331';
/** Its neighbour. */
export const otherId = '0200010000130332';

export const exampleObject: RealEstateObject = {
  objectId,
  pandId: '0200100000000042',
  straat: 'Anklaarseweg',
  huisnummer: 129,
  huisletter: null,
  huisnummertoevoeging: null,
  postcode: '7323AA',
  woonplaats: 'Apeldoorn',
  gemeentecode: null,
  gemeentenaam: 'Apeldoorn',
  wijkcode: null,
  wijknaam: null,
  buurtcode: null,
  buurtnaam: 'Anklaar',
  gebruiksdoelen: ['woonfunctie'],
  vtwType: 'eengezinswoning',
  oppervlakte: 118,
  bouwjaar: 1988,
  energielabel: 'C',
  lon: 5.96,
  lat: 52.23,
  fictional: false,
};
