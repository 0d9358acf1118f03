import type { Unit, UnvaluedUnit, ValuationResult } from '@kavel/contracts';

export type Unvalued = ReadonlyMap<string, UnvaluedUnit['reason']>;

/** Outcome of a unit: the result, or the reason why there is none. */
export type UnitOutcome =
  | { kind: 'valued'; result: ValuationResult }
  | { kind: 'unvalued'; reason: UnvaluedUnit['reason'] | 'not-yet' };

export function outcomeOf(
  unit: Unit,
  results: ReadonlyMap<string, ValuationResult>,
  unvalued: Unvalued,
): UnitOutcome {
  const result = results.get(unit.id);
  if (result) return { kind: 'valued', result };
  if (unit.addressObjectData.oppervlakte === null) return { kind: 'unvalued', reason: 'no-area' };
  return { kind: 'unvalued', reason: unvalued.get(unit.id) ?? 'not-yet' };
}

export function byUnit(results: readonly ValuationResult[]): ReadonlyMap<string, ValuationResult> {
  return new Map(results.map(result => [result.unitId, result]));
}
