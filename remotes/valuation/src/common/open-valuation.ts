import { type AddressBuckets, streetAddress, type Unit, type ValuationDetail } from '@kavel/contracts';

/** What every step of the workflow is given: the valuation with its units, and its buckets as saved. */
export interface OpenValuation {
  valuation: ValuationDetail;
  /** Empty until saved. */
  buckets: AddressBuckets;
}

export type Step = 'buckets' | 'valuation' | 'calculation' | 'summary';

export function stepPath(valuationId: string, step: Step): string {
  return `/valuation/${valuationId}/${step}`;
}

/** The unit's name in lists. */
export function unitName(unit: Unit): string {
  return streetAddress(unit.addressObjectData);
}
