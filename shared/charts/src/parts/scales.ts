import { type ScaleLinear, scaleLinear } from 'd3-scale';

export type ValueScale = ScaleLinear<number, number>;

/** Approximate number of ticks of a value axis. */
export const tickCount = 4;

/** A scale over all values with rounded ends. `zero` includes zero, which bar lengths require. */
export function valueScale(values: readonly number[], range: [number, number], zero = true): ValueScale {
  const known = zero || values.length === 0 ? [0, ...values] : values;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  // Equal values have no span: use their own size as span, to centre them.
  const span = low === high ? Math.abs(high) || 1 : 0;
  const domain = low === 0 || high > 0 ? [low, high + span] : [low - span, high];
  return scaleLinear().domain(domain).nice(tickCount).range(range);
}

/** Centre of each of `count` equal slots between two ends, and the width of a slot. */
export function slotScale(count: number, [from, to]: [number, number]) {
  const step = (to - from) / Math.max(1, count);
  return { step, middle: (index: number) => from + step * (index + 0.5) };
}

/** Positions of a line's points: the first and the last at the ends. */
export function pointScale(count: number, [from, to]: [number, number]): (index: number) => number {
  return index => (count < 2 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1));
}
