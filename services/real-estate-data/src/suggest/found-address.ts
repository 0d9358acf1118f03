import type { RealEstateObject } from '@kavel/contracts';

/** An address with the fields of a suggestion. */
export interface FoundAddress
  extends Pick<
    RealEstateObject,
    | 'objectId'
    | 'straat'
    | 'huisnummer'
    | 'huisletter'
    | 'huisnummertoevoeging'
    | 'postcode'
    | 'woonplaats'
    | 'vtwType'
    | 'oppervlakte'
    | 'lon'
    | 'lat'
    | 'fictional'
  > {
  /** Letter and addition as suffix key of normalise.ts. */
  suffixKey: string;
}
