/** A unit in one of two valuations. Value in euro, area in m². */
export interface BridgedUnit {
  unitId: string;
  value: number;
  oppervlakte: number | null;
  /** Whether the value was overridden. */
  overridden: boolean;
}

export type BridgeStep = 'removed' | 'added' | 'market' | 'area' | 'override' | 'other';

export interface ValueBridge {
  opening: number;
  steps: readonly { step: BridgeStep; amount: number; units: number }[];
  closing: number;
}

/** Effect of each step on one unit, in euro; see `valueBridge`. */
type Effects = Partial<Record<BridgeStep, number>>;

const order: readonly BridgeStep[] = ['removed', 'added', 'market', 'area', 'override', 'other'];

/**
 * Steps from the total of one valuation to that of another. For a unit in both: market = value × growth of the index
 * between the dates; area = that value × (new area / old area − 1); the remainder is an override when one was set or
 * withdrawn, else other facts, references and model. Steps add up to the cent.
 */
export function valueBridge(
  from: readonly BridgedUnit[],
  to: readonly BridgedUnit[],
  growthOf: (unitId: string) => number | null,
): ValueBridge {
  const before = new Map(from.map(unit => [unit.unitId, unit]));
  const after = new Map(to.map(unit => [unit.unitId, unit]));
  const effects = [
    ...from.filter(({ unitId }) => !after.has(unitId)).map(({ value }): Effects => ({ removed: -value })),
    ...to.map((unit): Effects => {
      const old = before.get(unit.unitId);
      return old ? revalued(old, unit, growthOf(unit.unitId) ?? 0) : { added: unit.value };
    }),
  ];
  const steps = order.map(step => {
    const amounts = effects.map(effect => effect[step] ?? 0).filter(amount => amount !== 0);
    return { step, amount: inCents(amounts), units: amounts.length };
  });
  return { opening: total(from), steps, closing: total(to) };
}

function revalued(old: BridgedUnit, now: BridgedUnit, growth: number): Effects {
  const market = cents(old.value * growth);
  const areaChange = old.oppervlakte && now.oppervlakte ? now.oppervlakte / old.oppervlakte - 1 : 0;
  const area = cents((old.value + market) * areaChange);
  const rest = cents(now.value - old.value - market - area);
  return { market, area, [old.overridden || now.overridden ? 'override' : 'other']: rest };
}

function total(units: readonly BridgedUnit[]): number {
  return inCents(units.map(({ value }) => value));
}

/** Sum in whole cents, independent of the order. */
function inCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
