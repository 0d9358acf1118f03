import { weighingReason } from '@kavel/contracts/valuations';

/** A weight as typed, in percent, and its reason. */
export interface WeighingForm {
  percent: string;
  reason: string;
}

export type WeighingProblem = 'percent' | 'reason';

/** The weight as a fraction, or what is wrong. The default of 0 needs no reason. Accepts a decimal comma. */
export function weighingOf({
  percent,
  reason,
}: WeighingForm): { weight: number; reason: string | null } | { wrong: WeighingProblem } {
  const typed = percent.trim().replace(',', '.');
  const weight = Math.round(Number(typed) * 100) / 10_000;
  if (typed === '' || !(weight >= 0 && weight <= 1)) return { wrong: 'percent' };
  if (weight === 0) return { weight, reason: null };
  return reason.trim().length < weighingReason.least
    ? { wrong: 'reason' }
    : { weight, reason: reason.trim() };
}
