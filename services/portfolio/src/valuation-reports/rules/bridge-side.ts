import type { Unit, ValuationDetail, ValuationResult, VtwType } from '@kavel/contracts';

/** A unit of a valuation with its stored value, euro. */
export interface ValuedUnit {
  unit: Unit;
  /** Price index of the sales it was valued with. */
  referenceType: VtwType;
  value: number;
  /** The model's value where there is an override. */
  modelValue: number | null;
  low68: number;
  high68: number;
}

/** One of the two valuations of a bridge. */
export interface BridgeSide {
  valuation: ValuationDetail;
  /** Valued units by object: two portfolios hold the same address as different units. */
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
