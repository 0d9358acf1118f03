import type { ValuationBridge } from '@kavel/contracts';
import type { BridgedValue, BridgeSide } from './bridged-value';

const mostUnits = 10;

type Change = ValuationBridge['largest'][number];

/** The units whose values changed most, largest first. */
export function largestChanges(from: BridgeSide, to: BridgeSide): Change[] {
  const objectIds = new Set([...from.keys(), ...to.keys()]);
  return largestOf(
    [...objectIds].map(objectId => {
      const [before, after] = [from.get(objectId), to.get(objectId)];
      return {
        objectId,
        address: after?.address ?? before?.address ?? '',
        from: before?.value ?? null,
        to: after?.value ?? null,
        ...(before?.overridden ? { fromModel: before.modelValue } : {}),
        ...(after?.overridden ? { toModel: after.modelValue } : {}),
        ...(before ? { fromRange: rangeOf(before) } : {}),
        ...(after ? { toRange: rangeOf(after) } : {}),
      };
    }),
  );
}

/** The largest of these changes, largest first. */
export function largestOf(changes: readonly Change[]): Change[] {
  return changes
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.objectId < b.objectId ? -1 : 1))
    .slice(0, mostUnits);
}

function rangeOf({ low68, high68 }: BridgedValue): { low68: number; high68: number } {
  return { low68, high68 };
}

function sizeOf({ from, to }: Change): number {
  return Math.abs((to ?? 0) - (from ?? 0));
}
