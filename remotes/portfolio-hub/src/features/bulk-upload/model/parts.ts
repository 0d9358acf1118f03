/** The first part is small, so that the user sees something soon. */
const firstPart = 500;
const laterPart = 2_500;

/** Rows of each part of a list, from and up to. */
export function partsOf(rowCount: number): [from: number, to: number][] {
  const parts: [number, number][] = [];
  for (let from = 0; from < rowCount; ) {
    const to = Math.min(rowCount, from + (from === 0 ? firstPart : laterPart));
    parts.push([from, to]);
    from = to;
  }
  return parts;
}
