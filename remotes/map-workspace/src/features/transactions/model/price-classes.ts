import { type ColourMode, coloursOf } from '../../../common/class-colours';

/** Classes of prices per m² with their colours. */
export interface PriceClasses {
  /** Ascending lower limits of the classes after the first. */
  thresholds: readonly number[];
  /** One for each class: one more than thresholds. */
  colours: readonly string[];
}

/** Rounded to two significant digits, to be readable in the legend. */
const digits = 2;

/** Four classes by quartiles; fewer when quartiles are equal. */
export function priceClasses(
  spread: { p25: number; median: number; p75: number } | null,
  mode: ColourMode,
): PriceClasses {
  const marks = spread ? [spread.p25, spread.median, spread.p75] : [];
  const readable = marks.map(mark => Number(mark.toPrecision(digits)));
  const thresholds = [...new Set(readable)].filter(mark => mark > 0);
  return { thresholds, colours: coloursOf(thresholds, false, mode) };
}

export function classOf(value: number, { thresholds }: PriceClasses): number {
  return thresholds.filter(threshold => value >= threshold).length;
}
