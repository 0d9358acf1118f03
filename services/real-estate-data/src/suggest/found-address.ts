import type { RealEstateObject } from '@kavel/contracts';

/** An address with what a suggestion shows. */
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
  /** Letter and addition as the suffix key of normalise.ts. */
  suffixKey: string;
}
