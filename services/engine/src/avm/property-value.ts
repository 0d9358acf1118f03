import type { Reference, UnvaluedUnit, ValuationResult } from '@kavel/contracts';

/** Model value of one property, with its reference deals. */
export interface PropertyValue {
  result: Omit<ValuationResult, 'unitId' | 'bucket' | 'marketRent'>;
  references: (Omit<Reference, 'objectId' | 'address' | 'vtwType' | 'fictional'> & {
    /** Row in the market; negative for the appraiser's own deals, starting with −1. */
    row: number;
  })[];
}

export type PropertyValuation =
  | ({ valued: true } & PropertyValue)
  | { valued: false; reason: UnvaluedUnit['reason'] };
