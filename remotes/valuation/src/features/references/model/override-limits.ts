import { isWithin } from '@kavel/contracts';
import {
  deviationFrom,
  meaningfulCharacters,
  type OverridePolicyBody,
  overrideLimits,
} from '@kavel/contracts/valuations';

export interface OverrideCheck {
  /**
   * `nothing`: no amount yet, or an invalid one. `alone`: allowed. `together`: needs a second person. `beyond`: not
   * allowed.
   */
  amount: 'nothing' | 'alone' | 'together' | 'beyond';
  /** As a fraction; 0 while there is no amount. */
  deviation: number;
  reasonFits: boolean;
  /** Number of letters and digits in the reason. */
  reasonLength: number;
}

/** Checks a typed amount and reason against the policy; the service checks them again. */
export function checkOverride(
  { value, reason }: { value: string; reason: string },
  modelValue: number,
  { alone, together, leastReason }: OverridePolicyBody,
): OverrideCheck {
  const amount = Number(value);
  const isAmount = value.trim() !== '' && isWithin(amount, overrideLimits);
  const deviation = isAmount ? deviationFrom(modelValue, amount) : 0;
  const reasonLength = meaningfulCharacters(reason);
  const reach = deviation <= alone ? 'alone' : deviation <= together ? 'together' : 'beyond';
  return {
    amount: isAmount ? reach : 'nothing',
    deviation,
    reasonFits: reasonLength >= leastReason,
    reasonLength,
  };
}

/** Bounds of a fraction around the model's value, in euro. */
export function reachOf(modelValue: number, fraction: number): { low: number; high: number } {
  return {
    low: Math.max(overrideLimits.min, Math.ceil(modelValue * (1 - fraction))),
    high: Math.floor(modelValue * (1 + fraction)),
  };
}
