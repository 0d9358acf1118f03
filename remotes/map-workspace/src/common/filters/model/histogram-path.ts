/** Units of the drawing: a bar with the gap after it, and the height of the tallest. */
export const barWidth = 10;
export const barHeight = 36;
const gap = 1.5;
/** So that a single object among millions can be seen. */
const lowest = 1.5;

/** The bars of a histogram as one outline, for an SVG of `counts.length * barWidth` by `barHeight`. */
export function histogramPath(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  return counts
    .map((count, index) => {
      if (count === 0) return '';
      const height = Math.max(lowest, (count / most) * barHeight);
      const top = (barHeight - height).toFixed(1);
      return `M${index * barWidth} ${barHeight}V${top}h${barWidth - gap}V${barHeight}z`;
    })
    .join('');
}

/** The bar with the most objects; -1 for none. */
export function tallestBar(counts: readonly number[]): number {
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}
