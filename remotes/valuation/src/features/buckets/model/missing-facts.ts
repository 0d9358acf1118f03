import type { Unit } from '@kavel/contracts';

export type MissingFact = 'oppervlakte' | 'bouwjaar' | 'energielabel' | 'annualRent' | 'leaseEnd';

/**
 * Facts that the models use and the unit lacks, as the portfolio counts them. Without oppervlakte a unit cannot be valued;
 * where leases are kept, none to end is known.
 */
export function missingFacts({ addressObjectData }: Unit): MissingFact[] {
  const facts: MissingFact[] = ['oppervlakte', 'bouwjaar', 'energielabel', 'annualRent'];
  if (addressObjectData.leases === undefined) facts.push('leaseEnd');
  return facts.filter(fact => addressObjectData[fact] === null);
}

/** Units that cannot be valued until their facts are completed. */
export function withoutArea(units: readonly Unit[]): Unit[] {
  return units.filter(unit => unit.addressObjectData.oppervlakte === null);
}
