import type { LabelJumpBody, LabelJumpResult } from '@kavel/contracts/estimates';
import { envelopeCosts, labelEffects } from '../parameters/label-jump';
import { labelEffect, labelSteps } from './label-effect';

/** What a better label may add to a value in whole euro, what it may cost, and where the figures come from. */
export function valueOfJump({ value, dwelling, ...jump }: LabelJumpBody): LabelJumpResult {
  const rates = labelEffect(jump);
  const added = (rate: number) => ({ rate, amount: Math.round(value * rate) });
  const [low, middle, high] = [added(rates.low), added(rates.middle), added(rates.high)];
  const cost = envelopeCosts.euro[dwelling];
  const { source, year } = envelopeCosts;
  return {
    low,
    middle,
    high,
    steps: labelSteps(jump),
    cost,
    left: {
      low: low.amount - cost.high,
      middle: Math.round(middle.amount - (cost.low + cost.high) / 2),
      high: high.amount - cost.low,
    },
    sources: [
      ...(['low', 'middle', 'high'] as const).map(part => ({
        part,
        source: labelEffects[part].source,
        year: labelEffects[part].year,
      })),
      { part: 'cost', source, year },
    ],
  };
}
