export interface WaterfallStep {
  key: string;
  label: string;
  /** A total, or what a step adds. */
  amount: number;
  /** A total is on the axis; a step begins where the one before ended. */
  total?: boolean;
}

/** A bar from one amount to another. */
export interface WaterfallBar extends WaterfallStep {
  from: number;
  to: number;
}

export interface Waterfall {
  bars: readonly WaterfallBar[];
  /** Amount at the left edge: steps stay visible next to totals many times their size. */
  axisFrom: number;
  axisTo: number;
}

/** Share of the width that is left before the lowest end of a step. */
const lead = 0.25;

/** The steps as bars. */
export function waterfallOf(steps: readonly WaterfallStep[]): Waterfall {
  let reached = 0;
  const ends: { from: number; to: number }[] = steps.map(({ amount, total = false }) => {
    const from = total ? 0 : reached;
    reached = total ? amount : reached + amount;
    return { from, to: reached };
  });
  const reachedEnds = ends.map(({ to }) => to);
  const low = Math.min(...reachedEnds);
  const high = Math.max(...reachedEnds);
  // Only what begins with a total can begin above zero: a first step is drawn from zero.
  const beginsAtZero = !steps[0]?.total;
  const above = beginsAtZero || low === high ? 0 : Math.max(0, low - ((high - low) * lead) / (1 - lead));
  const axisFrom = low < 0 ? low : above;
  return {
    axisFrom,
    axisTo: Math.max(0, high),
    bars: steps.map((step, at) => {
      const { from, to } = ends[at] ?? { from: 0, to: 0 };
      return { ...step, from: step.total && axisFrom > 0 ? axisFrom : from, to };
    }),
  };
}
