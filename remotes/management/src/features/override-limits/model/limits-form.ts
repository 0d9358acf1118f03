import { isWithin } from '@kavel/contracts';
import { type OverridePolicyBody, overridePolicyLimits } from '@kavel/contracts/valuations';

/** The limits as typed: percentages and a count. */
export interface LimitsForm {
  alone: string;
  together: string;
  leastReason: string;
}

export type LimitsProblem = 'percentage' | 'below-alone' | 'count';
export type LimitsProblems = Partial<Record<keyof LimitsForm, LimitsProblem>>;

/** Formats 0.15 as `15`, with at most two decimals and the given decimal separator. */
export function percentText(fraction: number, decimalSign: string): string {
  return String(Math.round(fraction * 1e4) / 100).replace('.', decimalSign);
}

export function formOf(policy: OverridePolicyBody, decimalSign: string): LimitsForm {
  return {
    alone: percentText(policy.alone, decimalSign),
    together: percentText(policy.together, decimalSign),
    leastReason: String(policy.leastReason),
  };
}

/** Parses the form; returns the policy, or an error per field. */
export function readForm(form: LimitsForm): { policy: OverridePolicyBody | null; problems: LimitsProblems } {
  const [alone, together] = [readFraction(form.alone), readFraction(form.together)];
  const leastReason = readCount(form.leastReason);
  const problems: LimitsProblems = {
    ...(alone === null ? { alone: 'percentage' as const } : {}),
    ...(together === null ? { together: 'percentage' as const } : {}),
    ...(alone !== null && together !== null && together < alone ? { together: 'below-alone' as const } : {}),
    ...(leastReason === null ? { leastReason: 'count' as const } : {}),
  };
  if (alone === null || together === null || leastReason === null || together < alone)
    return { policy: null, problems };
  return { policy: { alone, together, leastReason }, problems };
}

function readFraction(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(typed)) return null;
  const fraction = Math.round(Number(typed) * 100) / 1e4;
  return isWithin(fraction, overridePolicyLimits.alone) ? fraction : null;
}

function readCount(text: string): number | null {
  const count = Number(text.trim());
  return /^\d+$/.test(text.trim()) && isWithin(count, overridePolicyLimits.leastReason) ? count : null;
}
