import { revaluedCauses } from '@kavel/contracts';
import { type BridgeEffects, bridgeOfEffects, cents, type ValueBridge } from './bridge-steps';

/** A unit in one of two valuations. Value in euro, area in m². */
export interface BridgedUnit {
  unitId: string;
  /** The approved value: the override where there is one. */
  value: number;
  /** The model's value; equals `value` without an override. */
  modelValue: number;
  oppervlakte: number | null;
}

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

/**
 * Steps from the total of one set of values to that of another. Of a unit in both, with values V and model values M,
 * before (0) and after (1), and growth g of the index: market = V₀·g; area, facts, rent and parameters as valued again,
 * or area = M₀·(1 + g)·(new area / old area − 1); override = (V₁ − M₁) − (V₀ − M₀)·(1 + g); what is left of
 * M₁ − M₀·(1 + g) is counted as `remainder`. Each effect is in whole cents and the last takes the rest, so that the steps
 * add up to the cent (decision 0315). `effects` has them by unit.
 */
export function valueBridge(
  from: readonly BridgedUnit[],
  to: readonly BridgedUnit[],
  revaluationOf: (unitId: string) => Revaluation,
): ValueBridge & { effects: Map<string, BridgeEffects> } {
  const effects = effectsByUnit(from, to, revaluationOf);
  const bridge = bridgeOfEffects(
    from.map(({ value }) => value),
    [...effects.values()],
    to.map(({ value }) => value),
  );
  return { ...bridge, effects };
}

function effectsByUnit(
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
  const found: Record<(typeof revaluedCauses)[number], number> = {
    market: cents(old.value * (grown - 1)),
    area: cents(effects?.area ?? old.modelValue * grown * areaChange(old, now)),
    facts: cents(effects?.facts ?? 0),
    rent: cents(effects?.rent ?? 0),
    parameters: cents(effects?.parameters ?? 0),
    model: 0,
    override: cents(now.value - now.modelValue - (old.value - old.modelValue) * grown),
    other: 0,
  };
  const explained = revaluedCauses.reduce((sum, step) => sum + found[step], 0);
  found[remainder] = cents(found[remainder] + cents(now.value) - cents(old.value) - explained);
  return found;
}

function areaChange(old: BridgedUnit, now: BridgedUnit): number {
  return old.oppervlakte && now.oppervlakte ? now.oppervlakte / old.oppervlakte - 1 : 0;
}
