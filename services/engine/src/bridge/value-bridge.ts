/** A unit in one of two valuations. Value in euro, area in m². */
export interface BridgedUnit {
  unitId: string;
  /** The approved value: the override where there is one. */
  value: number;
  /** The model's value; equals `value` without an override. */
  modelValue: number;
  oppervlakte: number | null;
}

/** Reasons for which the value of a unit in both valuations changed, in the order in which they are substituted. */
const revaluedSteps = [
  'market',
  'area',
  'facts',
  'rent',
  'parameters',
  'model',
  'override',
  'other',
] as const;
const steps = ['removed', 'added', ...revaluedSteps] as const;
export type BridgeStep = (typeof steps)[number];

/** What is known of a unit that is in both. */
export interface Revaluation {
  /** Growth of the price index between its value dates, as a fraction; null when unknown. */
  growth: number | null;
  /**
   * Effects in euro that were found by valuing again with one input as it was. Without an effect of the area, the model's
   * value moves in proportion to it.
   */
  effects?: Partial<Record<'area' | 'facts' | 'rent' | 'parameters', number>>;
  /** What the part of the model's value that is left is counted as. */
  remainder: 'facts' | 'parameters' | 'model' | 'other';
}

export interface ValueBridge {
  opening: number;
  steps: readonly { step: BridgeStep; amount: number; units: number }[];
  closing: number;
}

/** Effect of each step on one unit, in euro; see `valueBridge`. */
export type BridgeEffects = Partial<Record<BridgeStep, number>>;

/**
 * Steps from the total of one set of values to that of another. Of a unit in both, with values V and model values M,
 * before (0) and after (1), and growth g of the index: market = V₀·g; area, facts, rent and parameters as valued again,
 * or area = M₀·(1 + g)·(new area / old area − 1); override = (V₁ − M₁) − (V₀ − M₀)·(1 + g); what is left of
 * M₁ − M₀·(1 + g) is counted as `remainder`. Each effect is in whole cents and the last takes the rest, so that the steps
 * add up to the cent (decision 0315).
 */
export function valueBridge(
  from: readonly BridgedUnit[],
  to: readonly BridgedUnit[],
  revaluationOf: (unitId: string) => Revaluation,
): ValueBridge {
  const effects = [...effectsByUnit(from, to, revaluationOf).values()];
  return {
    opening: total(from),
    steps: steps.map(step => {
      const amounts = effects.map(effect => effect[step] ?? 0).filter(amount => amount !== 0);
      return { step, amount: inCents(amounts), units: amounts.length };
    }),
    closing: total(to),
  };
}

/** The steps of each unit. */
export function effectsByUnit(
  from: readonly BridgedUnit[],
  to: readonly BridgedUnit[],
  revaluationOf: (unitId: string) => Revaluation,
): Map<string, BridgeEffects> {
  const before = new Map(from.map(unit => [unit.unitId, unit]));
  const effects = new Map<string, BridgeEffects>(
    from.map(({ unitId, value }) => [unitId, { removed: -cents(value) }]),
  );
  for (const unit of to) {
    const old = before.get(unit.unitId);
    const effect = old ? revalued(old, unit, revaluationOf(unit.unitId)) : { added: cents(unit.value) };
    effects.set(unit.unitId, effect);
  }
  return effects;
}

function revalued(
  old: BridgedUnit,
  now: BridgedUnit,
  { growth, effects, remainder }: Revaluation,
): BridgeEffects {
  const grown = 1 + (growth ?? 0);
  const found: Record<(typeof revaluedSteps)[number], number> = {
    market: cents(old.value * (grown - 1)),
    area: cents(effects?.area ?? old.modelValue * grown * areaChange(old, now)),
    facts: cents(effects?.facts ?? 0),
    rent: cents(effects?.rent ?? 0),
    parameters: cents(effects?.parameters ?? 0),
    model: 0,
    override: cents(now.value - now.modelValue - (old.value - old.modelValue) * grown),
    other: 0,
  };
  const explained = revaluedSteps.reduce((sum, step) => sum + found[step], 0);
  found[remainder] = cents(found[remainder] + cents(now.value) - cents(old.value) - explained);
  return found;
}

function areaChange(old: BridgedUnit, now: BridgedUnit): number {
  return old.oppervlakte && now.oppervlakte ? now.oppervlakte / old.oppervlakte - 1 : 0;
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
