import { fullAddress, type ValuationDetail, type ValuationResult } from '@kavel/contracts';
import type { BridgeSide } from './bridged-value';

/** The valued units of one valuation. */
export function bridgeSide(
  { id, valueDate, units }: Pick<ValuationDetail, 'id' | 'valueDate' | 'units'>,
  results: readonly ValuationResult[],
): BridgeSide {
  const byId = new Map(units.map(unit => [unit.id, unit]));
  return new Map(
    results.flatMap(({ unitId, value, override, origin, low68, high68, modelVersion }) => {
      const unit = byId.get(unitId);
      if (!unit) return [];
      const { vtwType, oppervlakte, bouwjaar, energielabel, lon, lat } = unit.addressObjectData;
      const bridged = {
        ...{ objectId: unit.objectId, unitId, address: fullAddress(unit.addressObjectData) },
        ...{ valuationId: id, valueDate, value, low68, high68, vtwType, modelVersion },
        modelValue: override?.modelValue ?? value,
        overridden: override !== undefined,
        referenceType: origin?.params.vtwType ?? vtwType,
        facts: { oppervlakte, bouwjaar, energielabel, lon, lat },
        snapshot: origin?.snapshot ?? null,
        params: origin?.params ?? null,
      };
      return [[unit.objectId, bridged] as const];
    }),
  );
}
