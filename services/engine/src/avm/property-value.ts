import type { Reference, UnvaluedUnit, ValuationResult } from '@kavel/contracts';

/** What the model says of one property, with the deals it rests on. */
export interface PropertyValue {
  result: Omit<ValuationResult, 'unitId' | 'bucket' | 'marketRent'>;
  references: (Omit<Reference, 'objectId' | 'address' | 'vtwType' | 'fictional'> & {
    /** Of the market's deals; below zero for the appraiser's own, −1 for the first of them. */
    row: number;
  })[];
}

export type PropertyValuation =
  | ({ valued: true } & PropertyValue)
  | { valued: false; reason: UnvaluedUnit['reason'] };
