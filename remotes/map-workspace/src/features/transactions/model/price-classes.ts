import { coloursOf } from '../../../common/class-colours';

/** Prices per m² in classes, each with its colour. */
export interface PriceClasses {
  /** Rising; a class begins at its threshold. */
  thresholds: readonly number[];
  /** One more than there are thresholds. */
  colours: readonly string[];
}

/** Readable figures: two digits are enough to tell classes apart. */
const digits = 2;

/** Four classes with about as many transactions in each; fewer where prices are alike. */
export function priceClasses(spread: { p25: number; median: number; p75: number } | null): PriceClasses {
  const marks = spread ? [spread.p25, spread.median, spread.p75] : [];
  const readable = marks.map(mark => Number(mark.toPrecision(digits)));
  const thresholds = [...new Set(readable)].filter(mark => mark > 0);
  return { thresholds, colours: coloursOf(thresholds, false) };
}

export function classOf(value: number, { thresholds }: PriceClasses): number {
  return thresholds.filter(threshold => value >= threshold).length;
}
