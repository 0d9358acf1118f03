import type { WhatIfChange, WhatIfKey, WhatIfOutcome } from './scenarios';

/** How far each parameter is moved down and up: points for rates, a fraction of itself for amounts. */
export const tornadoRanges: Readonly<Record<WhatIfKey, number>> = {
  discountRate: 0.005,
  exitYield: 0.005,
  rentGrowth: 0.005,
  turnoverRate: 0.02,
  vacancyRate: 0.01,
  contractRent: 0.05,
  marketRent: 0.05,
  vacantValue: 0.05,
  costs: 0.1,
};

const keys = Object.keys(tornadoRanges) as WhatIfKey[];

/** Value at both ends of a parameter; null where it has none. */
export interface TornadoEffect {
  key: WhatIfKey;
  range: number;
  low: number | null;
  high: number | null;
}

/** No change, then the low and the high end of each parameter. */
export const tornadoChanges: WhatIfChange[] = [
  {},
  ...keys.flatMap(key => [{ [key]: -tornadoRanges[key] }, { [key]: tornadoRanges[key] }]),
];

/** The market values of `tornadoChanges`; parameters that change nothing are left out. Null without a base. */
export function tornadoOf(
  outcomes: readonly WhatIfOutcome[],
): { base: number; effects: TornadoEffect[] } | null {
  const valueAt = (at: number) => {
    const outcome = outcomes[at];
    return outcome?.outcome === 'valued' ? outcome.marketValue : null;
  };
  const base = valueAt(0);
  if (base === null) return null;
  const effects = keys.map((key, at) => ({
    key,
    range: tornadoRanges[key],
    low: valueAt(1 + 2 * at),
    high: valueAt(2 + 2 * at),
  }));
  return { base, effects: effects.filter(({ low, high }) => low !== base || high !== base) };
}
