import type { ValuationResult, ValueDriver } from '@kavel/contracts';

export interface Effect {
  driver: ValueDriver['driver'] | 'override';
  /** Euro. */
  effect: number;
}

/** Effects that lead from the median of the references to the value: the model's drivers, then the override. */
export function effectsOf({ drivers, override, value }: ValuationResult): Effect[] {
  if (!override) return drivers;
  return [...drivers, { driver: 'override', effect: value - override.modelValue }];
}
