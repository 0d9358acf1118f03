import {
  defaultMarket,
  isFilterOf,
  type Market,
  type NumberRange,
  narrowedEnds,
  type TransactionChoice,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionChoices,
  transactionRangeKeys,
  transactionRanges,
} from '@kavel/contracts/transactions';

export type FilterPart = TransactionChoice | TransactionRangeKey | 'transactionDate';

/** The default filter: lettings of dwellings, of the past year. */
export const defaultFilter: TransactionFilter = { ...defaultMarket };

export function isRange(part: FilterPart): part is TransactionRangeKey {
  return (transactionRangeKeys as readonly string[]).includes(part);
}

/** The chosen options of a filter. */
export function chosenOf(filter: TransactionFilter, choice: TransactionChoice): readonly string[] {
  return filter[choice] ?? [];
}

/** Active filters within the market, in display order. */
export function activeParts(filter: TransactionFilter): FilterPart[] {
  return [
    ...(filter.transactionDate ? (['transactionDate'] as const) : []),
    ...transactionChoices.filter(choice => chosenOf(filter, choice).length > 0),
    ...transactionRangeKeys.filter(key => filter.ranges?.[key] !== undefined),
  ];
}

/** With other options, in a fixed order: equal filters must have equal addresses. */
export function withChosen(
  filter: TransactionFilter,
  choice: TransactionChoice,
  options: readonly string[],
): TransactionFilter {
  const { [choice]: _before, ...rest } = filter;
  return options.length === 0 ? rest : { ...rest, [choice]: [...new Set(options)].sort() };
}

export function toggled(
  filter: TransactionFilter,
  choice: TransactionChoice,
  option: string,
): TransactionFilter {
  const before = chosenOf(filter, choice);
  const after = before.includes(option) ? before.filter(one => one !== option) : [...before, option];
  return withChosen(filter, choice, after);
}

/** With another range. Ends at their default are removed, as they do not filter. */
export function withRange(
  filter: TransactionFilter,
  key: TransactionRangeKey,
  range: NumberRange | undefined,
  currentYear: number,
): TransactionFilter {
  const { [key]: _before, ...others } = filter.ranges ?? {};
  const { min, max } = narrowedEnds(range, transactionRanges(filter, currentYear)[key]);
  const narrowed = { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
  return withRanges(filter, min === null && max === null ? others : { ...others, [key]: narrowed });
}

/** With another period; null for the past year. */
export function withDate(
  filter: TransactionFilter,
  period: NonNullable<TransactionFilter['transactionDate']> | null,
): TransactionFilter {
  const { transactionDate: _before, ...rest } = filter;
  return period ? { ...rest, transactionDate: period } : rest;
}

/** Ranges whose limits depend on the market. */
const byMarket: readonly TransactionRangeKey[] = ['price', 'pricePerM2', 'area'];

/** In another market. Filters that it does not have, and ranges with other units, are removed. */
export function withMarket(filter: TransactionFilter, change: Partial<Market>): TransactionFilter {
  const market = { category: filter.category, propertyType: filter.propertyType, ...change };
  const kept = transactionChoices
    .filter(choice => !isFilterOf(market, choice))
    .reduce((rest, choice) => withChosen(rest, choice, []), filter);
  const ranges = Object.entries(filter.ranges ?? {}).filter(([key]) => {
    const range = key as TransactionRangeKey;
    return isFilterOf(market, range) && !byMarket.includes(range);
  });
  return { ...withRanges(kept, Object.fromEntries(ranges)), ...market };
}

/** With one filter at its default. */
export function without(filter: TransactionFilter, part: FilterPart): TransactionFilter {
  if (part === 'transactionDate') return withDate(filter, null);
  if (!isRange(part)) return withChosen(filter, part, []);
  const { [part]: _gone, ...others } = filter.ranges ?? {};
  return withRanges(filter, others);
}

function withRanges(
  filter: TransactionFilter,
  ranges: NonNullable<TransactionFilter['ranges']>,
): TransactionFilter {
  const { ranges: _before, ...rest } = filter;
  return Object.keys(ranges).length === 0 ? rest : { ...rest, ranges };
}
