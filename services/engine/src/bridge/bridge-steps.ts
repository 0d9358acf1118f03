import { type BridgeCause, bridgeCauses } from '@kavel/contracts';

export interface ValueBridge {
  opening: number;
  steps: readonly { step: BridgeCause; amount: number; units: number }[];
  closing: number;
}

/** Effect of each step on one unit, in euro and whole cents. */
export type BridgeEffects = Partial<Record<BridgeCause, number>>;

/** The steps of all units together; `from` and `to` have their values. */
export function bridgeOfEffects(
  from: readonly number[],
  effects: readonly BridgeEffects[],
  to: readonly number[],
): ValueBridge {
  return {
    opening: inCents(from),
    steps: bridgeCauses.map(step => {
      const amounts = effects.map(effect => effect[step] ?? 0).filter(amount => amount !== 0);
      return { step, amount: inCents(amounts), units: amounts.length };
    }),
    closing: inCents(to),
  };
}

/** Sum in whole cents, independent of the order. */
function inCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

/** Rounded to whole cents. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
