import {
  type LocatorChoice,
  type LocatorFilter,
  type LocatorRangeKey,
  locatorRangeKeys,
  locatorRanges,
  narrowedEnds,
} from '@kavel/contracts/locator';
import { ServiceError } from '@kavel/service-kit';
import { type IndexHeader, type OptionList, optionListNames, optionLists } from './columns/layout';

export type FilterKey = LocatorChoice | LocatorRangeKey;

/** The objects inside of an outline: one bit per row in index order, padded to whole blocks, and how many they are. */
export interface ObjectsInside {
  /** Of shared memory, so that threads do not copy them. */
  words: Uint32Array<SharedArrayBuffer>;
  count: number;
}

/** What is planned besides the filter itself. */
export interface Planning {
  currentYear: number;
  /** Of the outlines that the filter's `within` names. */
  inside?: ObjectsInside | undefined;
}

/** A filter translated to the index. */
export type PlannedFilter =
  | { key: LocatorRangeKey; kind: 'range'; low: number; high: number }
  | { key: OptionList; kind: 'options'; options: number[] }
  | { key: 'municipalities' | 'provinces'; kind: 'places'; codes: Uint8Array }
  | { key: 'within'; kind: 'rows'; words: ObjectsInside['words'] };

/** The active filters. Throws `bad-request` for a municipality that the snapshot does not have. */
export function planFilters(
  filter: LocatorFilter,
  header: IndexHeader,
  { currentYear, inside }: Planning,
): PlannedFilter[] {
  return [
    ...rowFilter(filter, inside),
    ...placeFilters(filter, header),
    ...optionListNames.flatMap(key => optionFilter(key, filter[key] ?? [])),
    ...locatorRangeKeys.flatMap(key => rangeFilter(key, filter, header, currentYear)),
  ];
}

/** Throws for outlines without their objects: nothing may be answered as if there were no outlines. */
function rowFilter({ within }: LocatorFilter, inside: ObjectsInside | undefined): PlannedFilter[] {
  if (within === undefined) return [];
  if (inside === undefined) throw new Error('The objects inside of the outlines of this filter are missing');
  return [{ key: 'within', kind: 'rows', words: inside.words }];
}

function placeFilters(filter: LocatorFilter, { gemeenten }: IndexHeader): PlannedFilter[] {
  const planned: PlannedFilter[] = [];
  const { municipalities = [], provinces = [] } = filter;
  if (municipalities.length > 0) {
    const codeOf = new Map(gemeenten.map(({ code }, index) => [code, index]));
    const unknown = municipalities.findIndex(code => !codeOf.has(code));
    if (unknown >= 0) refuseMunicipality(municipalities[unknown], unknown);
    const chosen = new Set(municipalities);
    planned.push({
      key: 'municipalities',
      kind: 'places',
      codes: Uint8Array.from(gemeenten, ({ code }) => (chosen.has(code) ? 1 : 0)),
    });
  }
  if (provinces.length > 0) {
    planned.push({
      key: 'provinces',
      kind: 'places',
      codes: Uint8Array.from(gemeenten, ({ provincie }) =>
        provincie !== null && provinces.includes(provincie) ? 1 : 0,
      ),
    });
  }
  return planned;
}

function refuseMunicipality(code: string | undefined, at: number): never {
  const field = `body.municipalities.${at}`;
  throw new ServiceError('bad-request', `The input is not valid: ${field}`, [
    { field, message: `The catalogue has no municipality ${code}` },
  ]);
}

function optionFilter(key: OptionList, chosen: readonly string[]): PlannedFilter[] {
  if (chosen.length === 0) return [];
  const all: readonly string[] = optionLists[key];
  return [{ key, kind: 'options', options: [...new Set(chosen.map(option => all.indexOf(option)))] }];
}

function rangeFilter(
  key: LocatorRangeKey,
  { ranges }: LocatorFilter,
  { values }: IndexHeader,
  currentYear: number,
): PlannedFilter[] {
  const { min, max } = narrowedEnds(ranges?.[key], locatorRanges(currentYear)[key]);
  if (min === null && max === null) return [];
  const known = values[key];
  return [
    {
      key,
      kind: 'range',
      low: min === null ? 0 : lowerBound(known, min),
      high: (max === null ? known.length : lowerBound(known, nextAbove(max, known))) - 1,
    },
  ];
}

/** The first value above the maximum. */
function nextAbove(max: number, known: readonly number[]): number {
  const at = lowerBound(known, max);
  return known[at] === max ? (known[at + 1] ?? Number.POSITIVE_INFINITY) : max;
}

/** Index of the first value that is at least `least`. */
export function lowerBound(ascending: readonly number[], least: number): number {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
