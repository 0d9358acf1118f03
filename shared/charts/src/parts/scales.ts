import { type ScaleLinear, scaleLinear } from 'd3-scale';

export type ValueScale = ScaleLinear<number, number>;

/** Ticks of an axis of values: about as many as fit without crowding. */
export const tickCount = 4;

/** A scale over all values with round ends. `zero` makes it begin at zero, as the length of a bar must. */
export function valueScale(values: readonly number[], range: [number, number], zero = true): ValueScale {
  const known = zero || values.length === 0 ? [0, ...values] : values;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  // One value has no span: a scale of its own size keeps it in the middle.
  const span = low === high ? Math.abs(high) || 1 : 0;
  const domain = low === 0 || high > 0 ? [low, high + span] : [low - span, high];
  return scaleLinear().domain(domain).nice(tickCount).range(range);
}

/** Middle of each of `count` equal slots between two ends, and the width of a slot. */
export function slotScale(count: number, [from, to]: [number, number]) {
  const step = (to - from) / Math.max(1, count);
  return { step, middle: (index: number) => from + step * (index + 0.5) };
}

/** The places between which a line runs: the first and the last at the ends. */
export function pointScale(count: number, [from, to]: [number, number]): (index: number) => number {
  return index => (count < 2 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1));
}
