import { fullAddress, totalOfValues, type ValuationBridge, type VtwType } from '@kavel/contracts';
import { type BridgedUnit, type ValueBridge, valueBridge } from '@kavel/engine';
import type { BridgeSide, ValuedUnit } from './bridge-side';

const mostUnits = 10;

/** VTW types of units in both valuations that `isKnown` does not cover. */
export function typesToAskFor(
  from: BridgeSide,
  to: BridgeSide,
  isKnown: (valued: ValuedUnit) => boolean,
): VtwType[] {
  const inBoth = [...to.valued].filter(([objectId]) => from.valued.has(objectId));
  const unknown = inBoth.filter(([, valued]) => !isKnown(valued));
  return [...new Set(unknown.map(([, { referenceType }]) => referenceType))];
}

/** Explains the difference between the totals of two valuations. */
export function bridgeOf(
  from: BridgeSide,
  to: BridgeSide,
  growthOf: (valued: ValuedUnit) => number | null,
): ValuationBridge {
  const { opening, steps, closing }: ValueBridge = valueBridge(bridged(from), bridged(to), objectId => {
    const valued = to.valued.get(objectId);
    return valued ? growthOf(valued) : null;
  });
  return {
    from: headOf(from),
    to: headOf(to),
    opening,
    steps: [...steps],
    closing,
    largest: largestChanges(from, to),
  };
}

function bridged({ valued }: BridgeSide): BridgedUnit[] {
  return [...valued].map(([objectId, { unit, value, modelValue }]) => ({
    unitId: objectId,
    value,
    oppervlakte: unit.addressObjectData.oppervlakte,
    overridden: modelValue !== null,
  }));
}

function headOf({ valuation, valued }: BridgeSide): ValuationBridge['from'] {
  const { id, name, status, valueDate, units } = valuation;
  const values = [...valued.values()].map(({ modelValue, ...one }) => ({
    ...one,
    ...(modelValue === null ? {} : { override: { modelValue } }),
  }));
  const { low68, high68 } = totalOfValues(values);
  return { id, name, status, valueDate, units: units.length, valued: valued.size, low68, high68 };
}

function largestChanges(from: BridgeSide, to: BridgeSide): ValuationBridge['largest'] {
  const objectIds = new Set([...from.valued.keys(), ...to.valued.keys()]);
  return [...objectIds]
    .flatMap(objectId => {
      const [before, after] = [from.valued.get(objectId), to.valued.get(objectId)];
      const unit = after?.unit ?? before?.unit;
      if (!unit) return [];
      const address = fullAddress(unit.addressObjectData);
      return [
        {
          objectId,
          address,
          from: before?.value ?? null,
          to: after?.value ?? null,
          ...(before?.modelValue ? { fromModel: before.modelValue } : {}),
          ...(after?.modelValue ? { toModel: after.modelValue } : {}),
          ...(before ? { fromRange: rangeOf(before) } : {}),
          ...(after ? { toRange: rangeOf(after) } : {}),
        },
      ];
    })
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.objectId < b.objectId ? -1 : 1))
    .slice(0, mostUnits);
}

function rangeOf({ low68, high68 }: ValuedUnit): { low68: number; high68: number } {
  return { low68, high68 };
}

function sizeOf({ from, to }: ValuationBridge['largest'][number]): number {
  return Math.abs((to ?? 0) - (from ?? 0));
}
