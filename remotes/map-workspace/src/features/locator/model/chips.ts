import {
  type LocatorFilter,
  type LocatorRange,
  type LocatorRangeKey,
  locatorRanges,
} from '@kavel/contracts/locator';
import type { Chip } from '../../../common/filters/model/chip';
import { activeParts, chosenOf, type FilterPart, isRange } from './filter';

/** Texts for chips. */
export interface FilterWords {
  part: (part: FilterPart) => string;
  option: (choice: Exclude<FilterPart, LocatorRangeKey>, option: string) => string;
  value: (key: LocatorRangeKey, value: number) => string;
  /** The same without its unit. */
  figure: (key: LocatorRangeKey, value: number) => string;
  /** `vanaf 120 m²` */
  from: (value: string) => string;
  /** `tot en met 900 m²` */
  upTo: (value: string) => string;
  more: (count: number) => string;
}

export type LocatorChip = Chip<FilterPart>;

const namedOptions = 2;

/** One chip for each active part of the filter. */
export function chipsOf(filter: LocatorFilter, words: FilterWords, currentYear: number): LocatorChip[] {
  return activeParts(filter).map(part => ({
    part,
    name: words.part(part),
    value: isRange(part)
      ? rangeText(part, filter.ranges?.[part] ?? {}, words, currentYear)
      : optionsText(
          chosenOf(filter, part).map(option => words.option(part, option)),
          words,
        ),
  }));
}

function optionsText(options: readonly string[], words: FilterWords): string {
  const named = options.slice(0, namedOptions).join(', ');
  const others = options.length - namedOptions;
  return others > 0 ? `${named} ${words.more(others)}` : named;
}

function rangeText(
  key: LocatorRangeKey,
  { min, max }: LocatorRange,
  words: FilterWords,
  currentYear: number,
): string {
  if (max === undefined) return words.from(words.value(key, min ?? locatorRanges(currentYear)[key].min));
  if (min === undefined) return words.upTo(words.value(key, max));
  return `${words.figure(key, min)} – ${words.value(key, max)}`;
}

/** The active filters in full, for a file: name and value by line. */
export function describeFilter(
  filter: LocatorFilter,
  words: FilterWords,
  currentYear: number,
): { name: string; value: string }[] {
  return activeParts(filter).map(part => ({
    name: words.part(part),
    value: isRange(part)
      ? rangeText(part, filter.ranges?.[part] ?? {}, words, currentYear)
      : chosenOf(filter, part)
          .map(option => words.option(part, option))
          .join(', '),
  }));
}
