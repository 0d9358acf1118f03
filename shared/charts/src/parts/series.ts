/** One line or one colour of bars over the categories of a chart. */
export interface Series {
  key: string;
  label: string;
  /** One a category; null where it is not known. */
  values: readonly (number | null)[];
  /** Lowest and highest, one pair a category: drawn as a band around a line. */
  band?: readonly (readonly [number, number] | null)[];
}

/** Writes a value as it is shown, such as `€ 1.284`. */
export type Format = (value: number) => string;

/** A value with its band, as it is read out; a dash where it is not known. */
export function writtenValue({ values, band }: Series, at: number, format: Format): string {
  const value = values[at];
  if (value === null || value === undefined) return '–';
  const range = band?.[at];
  return range ? `${format(value)} (${format(range[0])} – ${format(range[1])})` : format(value);
}

/** All that a series draws, for the scale. */
export function valuesOf({ values, band = [] }: Series): number[] {
  return [...values, ...band.flatMap(range => range ?? [])].filter(value => value !== null);
}
