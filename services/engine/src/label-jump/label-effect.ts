import type { EnergyLabel } from '@kavel/contracts';
import { type JumpLabel, jumpLabels } from '@kavel/contracts/lists';
import { labelEffects } from '../parameters/label-jump';

export interface LabelJump {
  from: EnergyLabel;
  to: EnergyLabel;
  bouwjaar: number | null;
}

/** One letter better, with the effect of that step as a fraction of the value. */
export interface LabelStep {
  from: JumpLabel;
  to: JumpLabel;
  rate: number;
}

/** Steps of a jump, worst label first. */
export function labelSteps({ from, to, bouwjaar }: LabelJump): LabelStep[] {
  const { toC, toA } = labelEffects.middle;
  const [first, last] = [placeOf(to), placeOf(from)];
  const better = jumpLabels.slice(first, last);
  return better
    .map((label, i) => ({
      from: jumpLabels[first + i + 1] ?? label,
      to: label,
      rate: isAboveC(label) ? toA * byAge(bouwjaar) : toC,
    }))
    .reverse();
}

/** Effects of a jump as fractions of the value. Associations in sold dwellings, not effects of a measure. */
export function labelEffect(jump: LabelJump): { low: number; middle: number; high: number } {
  const { low, high } = labelEffects;
  const steps = labelSteps(jump);
  const middle = steps.reduce((sum, { rate }) => sum + rate, 0);
  const most = steps.reduce((sum, { to }) => sum + (isAboveC(to) ? high.toA : high.toC), 0);
  return { low: Math.min(low.total, middle), middle, high: Math.max(most, middle) };
}

const letters: readonly EnergyLabel[] = jumpLabels;

/** Nothing is known of labels better than A: they count as A. */
const placeOf = (label: EnergyLabel) => Math.max(0, letters.indexOf(label));

const isAboveC = (label: JumpLabel) => jumpLabels.indexOf(label) < jumpLabels.indexOf('C');

function byAge(bouwjaar: number | null): number {
  const { before1920, after1995 } = labelEffects.middle;
  if (bouwjaar === null) return 1;
  return bouwjaar < 1920 ? before1920 : bouwjaar > 1995 ? after1995 : 1;
}
