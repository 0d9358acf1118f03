/** Whether an end also lets through what lies beyond it. */
export interface OpenEnds {
  min: boolean;
  max: boolean;
}

/** What is fixed of a range: a new object makes a new scale. */
export interface RangeRule {
  /** Where the bars of the histogram begin, and where the last one ends. */
  bins: readonly number[];
  limits: { min: number; max: number };
  /** Values are multiples of this; 1 when absent. */
  step?: number;
  open: OpenEnds;
}
