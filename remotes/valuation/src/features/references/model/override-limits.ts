import { isWithin } from '@kavel/contracts';
import {
  deviationFrom,
  meaningfulCharacters,
  type OverridePolicyBody,
  overrideLimits,
} from '@kavel/contracts/valuations';

export interface OverrideCheck {
  /** `nothing`: no amount yet, or none that a value can have. */
  amount: 'nothing' | 'alone' | 'together' | 'beyond';
  /** As a fraction; 0 while there is no amount. */
  deviation: number;
  reasonFits: boolean;
  /** Letters and digits of the reason. */
  reasonLength: number;
}

/** What the policy says of an amount and a reason that are being typed; the service checks it again. */
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

/** Values between which a fraction of the model's value is, euro. */
export function reachOf(modelValue: number, fraction: number): { low: number; high: number } {
  return {
    low: Math.max(overrideLimits.min, Math.ceil(modelValue * (1 - fraction))),
    high: Math.floor(modelValue * (1 + fraction)),
  };
}
