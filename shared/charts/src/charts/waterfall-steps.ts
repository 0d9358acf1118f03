export interface WaterfallStep {
  key: string;
  label: string;
  /** A total, or the difference of a step. */
  amount: number;
  /** A total starts at the axis; a step starts where the previous one ended. */
  total?: boolean;
}

/** A bar between two amounts. */
export interface WaterfallBar extends WaterfallStep {
  from: number;
  to: number;
}

export interface Waterfall {
  bars: readonly WaterfallBar[];
  /** Amount at the left edge, so that steps stay visible next to much larger totals. */
  axisFrom: number;
  axisTo: number;
}

/** Share of the width left of the lowest step. */
const lead = 0.25;

/** Positions of the bars. */
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
  // Only a chart that starts with a total can have an axis above zero.
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
