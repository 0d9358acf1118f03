import {
  type NumberRange,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionRanges,
} from '@kavel/contracts/transactions';
import type { Chip } from '../../../common/filters/model/chip';
import { activeParts, chosenOf, type FilterPart, isRange } from './filter';

/** Texts of chips. */
export interface FilterWords {
  part: (part: FilterPart) => string;
  option: (choice: Exclude<FilterPart, TransactionRangeKey | 'transactionDate'>, option: string) => string;
  value: (key: TransactionRangeKey, value: number) => string;
  /** Without the unit. */
  figure: (key: TransactionRangeKey, value: number) => string;
  from: (value: string) => string;
  upTo: (value: string) => string;
  more: (count: number) => string;
  date: (iso: string) => string;
}

const namedOptions = 2;

/** One chip for each active filter. */
export function chipsOf(
  filter: TransactionFilter,
  words: FilterWords,
  currentYear: number,
): Chip<FilterPart>[] {
  return activeParts(filter).map(part => ({
    part,
    name: words.part(part),
    value: valueText(part, filter, words, currentYear),
  }));
}

function valueText(
  part: FilterPart,
  filter: TransactionFilter,
  words: FilterWords,
  currentYear: number,
): string {
  if (part === 'transactionDate') {
    const { from, to } = filter.transactionDate ?? { from: '', to: '' };
    return `${words.date(from)} – ${words.date(to)}`;
  }
  if (isRange(part)) {
    const { min: least } = transactionRanges(filter, currentYear)[part];
    return rangeText(part, filter.ranges?.[part] ?? {}, least, words);
  }
  const options = chosenOf(filter, part).map(option => words.option(part, option));
  const named = options.slice(0, namedOptions).join(', ');
  const others = options.length - namedOptions;
  return others > 0 ? `${named} ${words.more(others)}` : named;
}

function rangeText(
  key: TransactionRangeKey,
  { min, max }: NumberRange,
  least: number,
  words: FilterWords,
): string {
  if (max === undefined) return words.from(words.value(key, min ?? least));
  if (min === undefined) return words.upTo(words.value(key, max));
  return `${words.figure(key, min)} – ${words.value(key, max)}`;
}
