const classes = ['noise1', 'noise2', 'noise3', 'noise4', 'noise5', 'noise6'];
/** Classes of more than 55 dB Lden. */
const loud = classes.slice(3);

/**
 * Share of the area, in percent, with more than 55 dB Lden. Shares of the classes sum to less than 1 where water was cut
 * away. Undefined where a file has no noise, null where it does not know an area's.
 */
export function noiseOf(values: ReadonlyMap<string, number | null>): number | null | undefined {
  if (!classes.every(name => values.has(name))) return undefined;
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (values.get(name) ?? 0), 0);
  const all = sum(classes);
  return all > 0 ? (sum(loud) / all) * 100 : null;
}
