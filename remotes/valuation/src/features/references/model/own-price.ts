import { deviationFrom, meaningfulCharacters, type OverridePolicyBody } from '@kavel/contracts/valuations';

export interface OwnPriceCheck {
  pricePerM2: number;
  /** Deviation from the model's price per m², as a fraction. */
  deviation: number;
  /** `reason`: needs a longer note. `beyond`: not allowed. */
  state: 'fits' | 'reason' | 'beyond';
}

/** Checks the price of an own reference against the limits; null without a price, oppervlakte or model value. */
export function checkOwnPrice(
  { price, oppervlakte, note }: { price: string; oppervlakte: string; note: string },
  modelPricePerM2: number | null,
  policy: OverridePolicyBody | undefined,
): OwnPriceCheck | null {
  const pricePerM2 = Number(price) / Number(oppervlakte);
  if (!policy || !modelPricePerM2 || !Number.isFinite(pricePerM2) || pricePerM2 <= 0) return null;
  const deviation = deviationFrom(modelPricePerM2, pricePerM2);
  const needsReason = deviation > policy.alone && meaningfulCharacters(note) < policy.leastReason;
  const state = deviation > policy.together ? 'beyond' : needsReason ? 'reason' : 'fits';
  return { pricePerM2, deviation, state };
}
