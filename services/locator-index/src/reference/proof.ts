import {
  type LocatorFacets,
  type LocatorFilter,
  locatorChoices,
  locatorRangeKeys,
} from '@kavel/contracts/locator';
import { countObjects, facetsOf } from '../questions/locator';
import type { SnapshotIndex } from '../snapshot-index';
import type { PlainFacets } from './plain-facets';
import { plainCount, plainFacet } from './plain-sql';

export const facetKeys = [...locatorChoices, ...locatorRangeKeys] as const;
export type FacetKey = (typeof facetKeys)[number];

/** Differences between the index and DuckDB for a filter and these facets; empty when correct. */
export async function differences(
  index: SnapshotIndex,
  filter: LocatorFilter,
  currentYear: number,
  keys: readonly FacetKey[] = facetKeys,
): Promise<string[]> {
  const { snapshot } = index;
  const count = await plainCount(snapshot, filter, currentYear);
  const facets: Partial<PlainFacets['facets']> = {};
  for (const key of keys) facets[key] = await plainFacet(snapshot, filter, key, currentYear);
  return differencesFrom({ count, facets }, index, filter, currentYear);
}

/** The same, from existing DuckDB results. */
export async function differencesFrom(
  plain: { count: number; facets: Partial<PlainFacets['facets']> },
  index: SnapshotIndex,
  filter: LocatorFilter,
  currentYear: number,
): Promise<string[]> {
  const { count } = await countObjects(index, filter, { currentYear });
  const facets = await facetsOf(index, filter, { currentYear });
  const found = [
    ...compare('count', { count }, { count: plain.count }),
    ...compare('count of facets', { count: facets.count }, { count: plain.count }),
  ];
  for (const key of facetKeys) {
    const { unknown, ...options } = plain.facets[key] ?? {};
    const expected = isRange(key) && unknown ? { ...options, unknown } : options;
    if (plain.facets[key]) found.push(...compare(key, countsOf(facets, key), expected));
  }
  return found;
}

function countsOf(facets: LocatorFacets, key: FacetKey): Record<string, number> {
  if (!isRange(key)) return facets[key];
  const { counts, missing } = facets.ranges[key];
  const bars = [...counts.entries()].map(([bar, count]) => [String(bar), count] as const);
  return Object.fromEntries([...bars, ['unknown', missing] as const].filter(([, count]) => count > 0));
}

function isRange(key: FacetKey): key is (typeof locatorRangeKeys)[number] {
  return locatorRangeKeys.some(range => range === key);
}

function compare(name: string, ours: Record<string, number>, plain: Record<string, number>): string[] {
  const options = new Set([...Object.keys(ours), ...Object.keys(plain)]);
  return [...options]
    .filter(option => ours[option] !== plain[option])
    .map(option => `${name} ${option}: ${ours[option]} instead of ${plain[option]}`);
}
