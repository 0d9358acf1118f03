import type { Snapshot } from '@kavel/catalogue';
import {
  type LocatorFilter,
  type LocatorRangeKey,
  locatorBins,
  locatorRangeKeys,
  locatorRanges,
  narrowedEnds,
} from '@kavel/contracts/locator';
import { rangeColumns } from '../columns/index-source';

/** The locator's queries as plain SQL, to verify and benchmark the index. */
export async function plainCount(
  snapshot: Snapshot,
  filter: LocatorFilter,
  currentYear: number,
): Promise<number> {
  const row = await snapshot.row<{ n: number }>(
    `SELECT count(*)::INTEGER AS n FROM verblijfsobject WHERE ${whereSql(filter, currentYear)}`,
  );
  return row?.n ?? 0;
}

/** Counts by option or bar of one filter, without that filter. A bar is identified by its number. */
export async function plainFacet(
  snapshot: Snapshot,
  filter: LocatorFilter,
  key: keyof typeof facetColumns | LocatorRangeKey,
  currentYear: number,
): Promise<Record<string, number>> {
  const others = without(filter, key);
  const option = isRange(key) ? barSql(key, currentYear) : facetColumns[key];
  const rows = await snapshot.rows<{ option: string | null; n: number }>(
    `SELECT option::VARCHAR AS option, count(*)::INTEGER AS n FROM (
       SELECT ${option} AS option FROM verblijfsobject WHERE ${whereSql(others, currentYear)}) GROUP BY option`,
  );
  return Object.fromEntries(rows.map(row => [row.option ?? 'unknown', row.n]));
}

/** The first page sorted by address. */
export function plainPage(
  snapshot: Snapshot,
  filter: LocatorFilter,
  currentYear: number,
): Promise<unknown[]> {
  return snapshot.rows(
    `SELECT * FROM verblijfsobject WHERE ${whereSql(filter, currentYear)}
     ORDER BY straat, huisnummer, suffix_key LIMIT 100`,
  );
}

const facetColumns = {
  municipalities: 'gemeentecode',
  provinces: 'provincie',
  functions: 'unnest(gebruiksdoelen)',
  enkelbestemmingen: 'enkelbestemming',
  energyLabels: 'energielabel',
} as const;

export function whereSql(filter: LocatorFilter, currentYear: number): string {
  const list = (values: readonly string[]): string => values.map(value => `'${value}'`).join(', ');
  const terms: string[] = [];
  const { municipalities, provinces, functions, enkelbestemmingen, energyLabels } = filter;
  if (municipalities?.length) terms.push(`gemeentecode IN (${list(municipalities)})`);
  if (provinces?.length) terms.push(`provincie IN (${list(provinces)})`);
  if (functions?.length) terms.push(`list_has_any(gebruiksdoelen, [${list(functions)}])`);
  if (enkelbestemmingen?.length) terms.push(`enkelbestemming IN (${list(enkelbestemmingen)})`);
  if (energyLabels?.length) terms.push(`energielabel IN (${list(energyLabels)})`);
  for (const key of locatorRangeKeys) {
    const { min, max } = narrowedEnds(filter.ranges?.[key], locatorRanges(currentYear)[key]);
    if (min !== null) terms.push(`${figureSql(key)} >= ${min}`);
    if (max !== null) terms.push(`${figureSql(key)} <= ${max}`);
  }
  return terms.length > 0 ? terms.join(' AND ') : 'true';
}

/** The figure as compared by the locator. */
export function figureSql(key: LocatorRangeKey): string {
  const { column, scale } = rangeColumns[key];
  return scale === 1 ? `round(${column})` : `round(${column} * ${scale}) / ${scale}`;
}

/** The bar number of a figure, null when unknown. */
export function barSql(key: LocatorRangeKey, currentYear: number): string {
  const starts = locatorBins(key, currentYear).slice(1, -1);
  const cases = starts.map((start, bar) => `WHEN ${figureSql(key)} < ${start} THEN ${bar}`);
  return `CASE WHEN ${figureSql(key)} IS NULL THEN NULL ${cases.join(' ')} ELSE ${starts.length} END`;
}

function without(filter: LocatorFilter, key: string): LocatorFilter {
  if (!isRange(key)) return { ...filter, [key]: undefined };
  return { ...filter, ranges: { ...filter.ranges, [key]: undefined } };
}

function isRange(key: string): key is LocatorRangeKey {
  return locatorRangeKeys.some(range => range === key);
}
