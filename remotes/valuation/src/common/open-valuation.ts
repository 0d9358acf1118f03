import { type AddressBuckets, streetAddress, type Unit, type ValuationDetail } from '@kavel/contracts';

/** Input of every workflow step: the valuation with its units, and its saved buckets. */
export interface OpenValuation {
  valuation: ValuationDetail;
  /** Empty until saved. */
  buckets: AddressBuckets;
}

export type Step = 'buckets' | 'valuation' | 'calculation' | 'summary';

export function stepPath(valuationId: string, step: Step): string {
  return `/valuation/${valuationId}/${step}`;
}

/** Display name of the unit. */
export function unitName(unit: Unit): string {
  return streetAddress(unit.addressObjectData);
}
