import type { Unit } from '@kavel/contracts';

export type MissingFact = 'oppervlakte' | 'bouwjaar' | 'energielabel' | 'annualRent';

/** Facts that the models use and the unit lacks. Without oppervlakte a unit cannot be valued. */
export function missingFacts({ addressObjectData }: Unit): MissingFact[] {
  const facts: MissingFact[] = ['oppervlakte', 'bouwjaar', 'energielabel', 'annualRent'];
  return facts.filter(fact => addressObjectData[fact] === null);
}

/** Units that cannot be valued until their facts are completed. */
export function withoutArea(units: readonly Unit[]): Unit[] {
  return units.filter(unit => unit.addressObjectData.oppervlakte === null);
}
