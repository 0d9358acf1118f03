import type { ValuationBridge } from '@kavel/contracts';

/** One bar: a total from the axis, or a step from where the one before ended. */
export interface WaterfallBar {
  key: 'opening' | 'closing' | ValuationBridge['steps'][number]['step'];
  kind: 'total' | 'up' | 'down';
  /** Euro: the total, or what the step adds. */
  amount: number;
  units: number;
  /** Ends of the bar as fractions of the width. */
  start: number;
  end: number;
}

export interface Waterfall {
  bars: WaterfallBar[];
  /** Euro at the left edge: steps stay visible beside totals many times their size. */
  axisFrom: number;
}

/** Share of the width that is left before the lowest end of a bar. */
const lead = 0.25;

/** The bridge as bars from the opening to the closing total; steps that moved nothing are left out. */
export function waterfallOf({ opening, steps, closing, from, to }: ValuationBridge): Waterfall {
  const moved = steps.filter(({ amount }) => amount !== 0);
  const ends = [opening];
  for (const { amount } of moved) ends.push((ends.at(-1) ?? opening) + amount);
  const low = Math.min(...ends, closing);
  const high = Math.max(...ends, closing);
  const axisFrom = Math.max(0, low - ((high - low) * lead) / (1 - lead));
  const span = high - axisFrom || 1;
  const at = (amount: number) => (amount - axisFrom) / span;
  return {
    axisFrom,
    bars: [
      { key: 'opening', kind: 'total', amount: opening, units: from.valued, start: 0, end: at(opening) },
      ...moved.map(({ step, amount, units }, i): WaterfallBar => {
        const [before, after] = [at(ends[i] ?? opening), at(ends[i + 1] ?? closing)];
        const kind = amount > 0 ? 'up' : 'down';
        return {
          key: step,
          kind,
          amount,
          units,
          start: Math.min(before, after),
          end: Math.max(before, after),
        };
      }),
      { key: 'closing', kind: 'total', amount: closing, units: to.valued, start: 0, end: at(closing) },
    ],
  };
}
