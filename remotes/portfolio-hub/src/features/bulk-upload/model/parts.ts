/** The first part is small, so that the first results appear soon. */
const firstPart = 500;
const laterPart = 2_500;

/** Half-open row ranges [from, to) of the parts of a list. */
export function partsOf(rowCount: number): [from: number, to: number][] {
  const parts: [number, number][] = [];
  for (let from = 0; from < rowCount; ) {
    const to = Math.min(rowCount, from + (from === 0 ? firstPart : laterPart));
    parts.push([from, to]);
    from = to;
  }
  return parts;
}
