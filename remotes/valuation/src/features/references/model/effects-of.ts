import type { ValuationResult, ValueDriver } from '@kavel/contracts';

export interface Effect {
  driver: ValueDriver['driver'] | 'override';
  /** Euro. */
  effect: number;
}

/** What makes the value out of the median of the references: the model's drivers, then what the appraiser adds. */
export function effectsOf({ drivers, override, value }: ValuationResult): Effect[] {
  if (!override) return drivers;
  return [...drivers, { driver: 'override', effect: value - override.modelValue }];
}
