import {
  distributionLimit,
  type LocatorCount,
  type LocatorDistribution,
  type LocatorFacets,
  type LocatorFilter,
  type LocatorHistogram,
  type LocatorObjectData,
  type LocatorOptions,
  type LocatorPage,
  type LocatorPageQuery,
  type LocatorRangeKey,
  locatorRangeKeys,
} from '@kavel/contracts/locator';
import { optionLists } from '../columns/layout';
import { rangeFields } from '../columns/range-fields';
import type { FacetCounts } from '../jobs/index';
import { type Planning, planFilters } from '../plan';
import type { SnapshotIndex } from '../snapshot-index';
import { readCursor, writeCursor } from './cursor';

/** Context of a query. */
export interface Asked extends Planning {
  signal?: AbortSignal;
}

export async function countObjects(
  index: SnapshotIndex,
  filter: LocatorFilter,
  asked: Asked,
): Promise<LocatorCount> {
  const filters = planFilters(filter, index.header, asked);
  const total = totalOf(index, asked);
  const count =
    filters.length === 0 ? total : await index.runner.run({ kind: 'count', filters }, asked.signal);
  return { snapshot: index.snapshot.id, count, total };
}

/** All objects, or those inside of the filter's outlines. */
function totalOf({ header }: SnapshotIndex, { inside }: Asked): number {
  return inside?.count ?? header.objects;
}

export async function facetsOf(
  index: SnapshotIndex,
  filter: LocatorFilter,
  asked: Asked,
): Promise<LocatorFacets> {
  const { header, runner, snapshot } = index;
  const { currentYear, signal } = asked;
  const filters = planFilters(filter, header, asked);
  const facets = await runner.run({ kind: 'facets', filters, currentYear }, signal);
  const byCode = header.gemeenten.map(({ code }, at) => [code, facets.municipalities[at] ?? 0] as const);
  return {
    snapshot: snapshot.id,
    count: facets.count,
    total: totalOf(index, asked),
    municipalities: withoutNone(byCode),
    provinces: byProvince(facets, index),
    functions: byOption('functions', facets),
    enkelbestemmingen: byOption('enkelbestemmingen', facets),
    energyLabels: byOption('energyLabels', facets),
    ranges: Object.fromEntries(
      locatorRangeKeys.map(key => [key, histogram(facets.bars[key])]),
    ) as LocatorFacets['ranges'],
  };
}

function byOption(list: keyof typeof optionLists, { options }: FacetCounts): Record<string, number> {
  return withoutNone(optionLists[list].map((option, at) => [option, options[list][at] ?? 0] as const));
}

function byProvince({ provinces }: FacetCounts, { header }: SnapshotIndex): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [at, { provincie }] of header.gemeenten.entries()) {
    if (provincie !== null) sums.set(provincie, (sums.get(provincie) ?? 0) + (provinces[at] ?? 0));
  }
  return withoutNone([...sums]);
}

function withoutNone(counts: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function histogram(bars: readonly number[]): LocatorHistogram {
  return { counts: bars.slice(0, -1), missing: bars.at(-1) ?? 0 };
}

export async function distributionOf(
  index: SnapshotIndex,
  filter: LocatorFilter,
  range: LocatorRangeKey,
  asked: Asked,
): Promise<LocatorDistribution> {
  const { header, runner, snapshot } = index;
  const filters = planFilters(filter, header, asked).filter(({ key }) => key !== range);
  const counts = await runner.run({ kind: 'distribution', filters, range }, asked.signal);
  const all = header.values[range];
  const step = Math.ceil(all.length / distributionLimit);
  const answer = { values: [] as number[], below: [] as number[], upTo: [] as number[] };
  let known = 0;
  for (const [code, value] of all.entries()) {
    const shown = code % step === 0 || code === all.length - 1;
    if (shown) {
      answer.values.push(value);
      answer.below.push(known);
    }
    known += counts[code] ?? 0;
    if (shown) answer.upTo.push(known);
  }
  return { snapshot: snapshot.id, range, ...answer, known, missing: counts[all.length] ?? 0 };
}

export async function pageOf(
  index: SnapshotIndex,
  query: LocatorPageQuery,
  asked: Asked,
): Promise<LocatorPage> {
  const { header, runner, snapshot } = index;
  const { sort, limit, cursor, ...filter } = query;
  const after = cursor === undefined ? null : readCursor(cursor, snapshot.id, query);
  const filters = planFilters(filter, header, asked);
  const [{ count }, places] = await Promise.all([
    countObjects(index, filter, asked),
    runner.run(
      {
        kind: 'page',
        filters,
        sort: sort.by,
        descending: sort.direction === 'descending',
        limit: limit + 1,
        after,
      },
      asked.signal,
    ),
  ]);
  const shown = places.slice(0, limit);
  const last = shown.at(-1);
  return {
    snapshot: snapshot.id,
    count,
    objects: await objectsAt(
      index,
      shown.map(({ position }) => position),
    ),
    next: last && places.length > limit ? writeCursor(snapshot.id, query, last) : null,
  };
}

/** Objects by position in the index, in the given order. */
export async function objectsAt(
  index: SnapshotIndex,
  positions: readonly number[],
): Promise<Omit<LocatorObjectData, 'sources'>[]> {
  const records = await index.records.read(positions);
  return records.map((record, at) => ({ ...record, ...rangeFields(index, positions[at] ?? 0) }));
}

export function optionsOf({ header, snapshot }: SnapshotIndex, currentYear: number): LocatorOptions {
  return {
    snapshot: snapshot.id,
    total: header.objects,
    currentYear,
    municipalities: header.gemeenten,
    emptyRanges: locatorRangeKeys.filter(key => header.values[key].length === 0),
  };
}
