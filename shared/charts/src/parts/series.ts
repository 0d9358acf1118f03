/** One line, or the bars of one colour, over the categories of a chart. */
export interface Series {
  key: string;
  label: string;
  /** One per category; null when unknown. */
  values: readonly (number | null)[];
  /** Lower and upper bound per category, drawn as a band around a line. */
  band?: readonly (readonly [number, number] | null)[];
}

/** Formats a value, such as `€ 1.284`. */
export type Format = (value: number) => string;

/** A formatted value with its band; a dash when unknown. */
export function writtenValue({ values, band }: Series, at: number, format: Format): string {
  const value = values[at];
  if (value === null || value === undefined) return '–';
  const range = band?.[at];
  return range ? `${format(value)} (${format(range[0])} – ${format(range[1])})` : format(value);
}

/** All values of a series including its band, to compute the scale. */
export function valuesOf({ values, band = [] }: Series): number[] {
  return [...values, ...band.flatMap(range => range ?? [])].filter(value => value !== null);
}
