import type { WwsNorms } from '../parameters/wws';
import { type WwsDwelling, wwsOf } from './points';

const step = 1_000;
/** Upper limit of the search, in euro. */
const highest = 5_000_000;

/**
 * Lowest WOZ value, in whole thousands of euro, at which a dwelling has at least this many points; null when none up to
 * five million reaches them, for example because of the cap on WOZ points. Points never decrease with the value.
 */
export function wozReaching(
  dwelling: Omit<WwsDwelling, 'woz'>,
  points: number,
  norms: WwsNorms,
): number | null {
  const reaches = (thousands: number) => wwsOf({ ...dwelling, woz: thousands * step }, norms).total >= points;
  let [below, above] = [-1, highest / step];
  if (!reaches(above)) return null;
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (reaches(middle)) above = middle;
    else below = middle;
  }
  return above * step;
}
