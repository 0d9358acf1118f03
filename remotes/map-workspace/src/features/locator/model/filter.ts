import {
  type LocatorChoice,
  type LocatorFilter,
  type LocatorRange,
  type LocatorRangeKey,
  locatorChoices,
  locatorRangeKeys,
  locatorRanges,
  narrowedEnds,
} from '@kavel/contracts/locator';

export type FilterPart = LocatorChoice | LocatorRangeKey;

/** The filters, in the order of the page. */
export const filterParts: readonly FilterPart[] = [...locatorChoices, ...locatorRangeKeys];

export function isRange(part: FilterPart): part is LocatorRangeKey {
  return (locatorRangeKeys as readonly string[]).includes(part);
}

/** The selected options of one filter. */
export function chosenOf(filter: LocatorFilter, choice: LocatorChoice): readonly string[] {
  return filter[choice] ?? [];
}

/** Codes of the selected areas. */
export function placesOf({ municipalities = [], provinces = [] }: LocatorFilter): string[] {
  return [...municipalities, ...provinces];
}

/** The active parts of the filter. */
export function activeParts(filter: LocatorFilter): FilterPart[] {
  return filterParts.filter(part =>
    isRange(part) ? filter.ranges?.[part] !== undefined : chosenOf(filter, part).length > 0,
  );
}

/** The filter with other options selected, in a fixed order, so that equal filters have equal addresses. */
export function withChosen(
  filter: LocatorFilter,
  choice: LocatorChoice,
  options: readonly string[],
): LocatorFilter {
  const { [choice]: _before, ...rest } = filter;
  return options.length === 0 ? rest : { ...rest, [choice]: [...new Set(options)].sort() };
}

export function toggled(filter: LocatorFilter, choice: LocatorChoice, option: string): LocatorFilter {
  const before = chosenOf(filter, choice);
  const after = before.includes(option) ? before.filter(one => one !== option) : [...before, option];
  return withChosen(filter, choice, after);
}

/** The filter with another range. Ends at their default are omitted because they do not filter. */
export function withRange(
  filter: LocatorFilter,
  key: LocatorRangeKey,
  range: LocatorRange | undefined,
  currentYear: number,
): LocatorFilter {
  const { [key]: _before, ...others } = filter.ranges ?? {};
  const { min, max } = narrowedEnds(range, locatorRanges(currentYear)[key]);
  const narrowed = { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
  const ranges = min === null && max === null ? others : { ...others, [key]: narrowed };
  const { ranges: _ranges, ...rest } = filter;
  return Object.keys(ranges).length === 0 ? rest : { ...rest, ranges };
}

/** The filter without this part. */
export function without(filter: LocatorFilter, part: FilterPart): LocatorFilter {
  if (!isRange(part)) return withChosen(filter, part, []);
  const { [part]: _gone, ...others } = filter.ranges ?? {};
  const { ranges: _ranges, ...rest } = filter;
  return Object.keys(others).length === 0 ? rest : { ...rest, ranges: others };
}
