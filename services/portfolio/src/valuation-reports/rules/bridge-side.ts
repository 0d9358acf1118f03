import type { Unit, ValuationDetail, ValuationResult, VtwType } from '@kavel/contracts';

/** A unit of a valuation with its stored value, euro. */
export interface ValuedUnit {
  unit: Unit;
  /** VTW type whose price index was used. */
  referenceType: VtwType;
  value: number;
  /** The model's value when there is an override. */
  modelValue: number | null;
  low68: number;
  high68: number;
}

/** One of the two valuations of a bridge. */
export interface BridgeSide {
  valuation: ValuationDetail;
  /** Valued units by object, because two portfolios have different units for the same address. */
  valued: ReadonlyMap<string, ValuedUnit>;
}

export function bridgeSide(valuation: ValuationDetail, results: readonly ValuationResult[]): BridgeSide {
  const byId = new Map(valuation.units.map(unit => [unit.id, unit]));
  const valued = results.flatMap(({ unitId, value, override, origin, low68, high68 }) => {
    const unit = byId.get(unitId);
    if (!unit) return [];
    const referenceType = origin?.params.vtwType ?? unit.addressObjectData.vtwType;
    const modelValue = override?.modelValue ?? null;
    return [[unit.objectId, { unit, referenceType, value, modelValue, low68, high68 }] as const];
  });
  return { valuation, valued: new Map(valued) };
}
