import { dwellingTypes } from '@kavel/contracts';
import type { SourcedObject, SourcedPand, SourcingDates } from './pand';
import { pointsOf, type Signal, unknown } from './signal';

/** Share of the objects that are out of use by the BAG, or that nobody of the trade register is at, in percent. */
export function vacancy({ objects }: SourcedPand, { bag, kvk }: SourcingDates): Signal {
  const states = objects.map(isVacant).filter(state => state !== null);
  if (states.length === 0) return unknown;
  const vacant = states.filter(Boolean).length;
  const value = (100 * vacant) / states.length;
  const byKvk = objects.some(object => !isDwelling(object) && object.kvkRegistrations !== null);
  return {
    value,
    score: pointsOf('vacancy', value),
    source: byKvk ? 'BAG, KvK' : 'BAG',
    date: byKvk && kvk < bag ? kvk : bag,
    level: 'object',
    fictional: objects.some(({ fictional }) => fictional),
    facts: { vacant, objects: states.length },
  };
}

/** Dwellings have no entry in the trade register; of them only the BAG tells. */
function isVacant(object: SourcedObject): boolean | null {
  if (object.outOfUse) return true;
  if (isDwelling(object)) return object.outOfUse;
  return object.kvkRegistrations === null ? null : object.kvkRegistrations === 0;
}

function isDwelling({ vtwType }: SourcedObject): boolean {
  return dwellingTypes.includes(vtwType);
}
