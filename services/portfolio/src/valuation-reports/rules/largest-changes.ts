import type { ValuationBridge } from '@kavel/contracts';
import type { BridgedValue, BridgeSide } from './bridged-value';

const mostUnits = 10;

type Change = ValuationBridge['largest'][number];

/** The units whose values changed most, largest first. */
export function largestChanges(from: BridgeSide, to: BridgeSide): Change[] {
  const objectIds = new Set([...from.keys(), ...to.keys()]);
  return [...objectIds]
    .map(objectId => ({ objectId, before: from.get(objectId), after: to.get(objectId) }))
    .filter(({ before, after }) => before?.value !== after?.value)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.objectId < b.objectId ? -1 : 1))
    .slice(0, mostUnits)
    .map(({ objectId, before, after }) => ({
      objectId,
      address: after?.address ?? before?.address ?? '',
      from: before?.value ?? null,
      to: after?.value ?? null,
      ...(before?.overridden ? { fromModel: before.modelValue } : {}),
      ...(after?.overridden ? { toModel: after.modelValue } : {}),
      ...(before ? { fromRange: rangeOf(before) } : {}),
      ...(after ? { toRange: rangeOf(after) } : {}),
    }));
}

function rangeOf({ low68, high68 }: BridgedValue): { low68: number; high68: number } {
  return { low68, high68 };
}

function sizeOf({
  before,
  after,
}: {
  before: BridgedValue | undefined;
  after: BridgedValue | undefined;
}): number {
  return Math.abs((after?.value ?? 0) - (before?.value ?? 0));
}
