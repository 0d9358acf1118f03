const steps = [1, 2, 2.5, 5, 10];

/** A round step that gives about `count` ticks over a span. */
function roundStep(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find(step => step * power >= rough) ?? 10) * power;
}

/** Round ticks that hold every value and zero, lowest first. */
export function ticksFor(values: readonly number[], count = 4): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  if (lowest === highest) return [0];
  const step = roundStep(highest - lowest, count);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
