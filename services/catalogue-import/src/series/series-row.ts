import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import {
  marketGrains,
  type SeriesIndicator,
  seriesIndicatorKeys,
  seriesIndicators,
} from '@kavel/contracts/market';
import { dateColumn } from '../build/columns';
import type { Read } from '../geometry/geometry';
import { amount, integer, number } from '../values/values';
import { readArea } from './read-area';
import { readPeriod } from './read-period';

/** Text of a field; null where the file has none. */
type FieldOf = (field: string) => string | null;

/** Values in the order of the columns of `series_value`, or why a row is rejected. */
export function seriesRow(field: FieldOf, path: string, fictional: boolean): Read<DuckDBValue[]> {
  const indicator = indicatorOf(field('indicator'));
  if (!indicator)
    return { problem: `indicator is none of ${seriesIndicatorKeys.join(', ')}; --map indicator==priceIndex` };
  const area = readArea(field('area') ?? '');
  if (!area)
    return { problem: `area "${field('area') ?? ''}" is no code such as NL00, PV25, CR15 or GM0363` };
  const grain = marketGrains.find(one => one === field('grain')) ?? null;
  const period = readPeriod(field('period') ?? '', grain);
  if (!period)
    return { problem: `period "${field('period') ?? ''}" is no month, quarter or year; a day needs a grain` };
  const value = valueIn(field('value'), indicator);
  if (value.problem !== undefined) return value;
  const unit = field('unit');
  if (unit !== null && unit !== seriesIndicators[indicator])
    return { problem: `unit "${unit}" is not that of ${indicator}: ${seriesIndicators[indicator]}` };
  const baseYear = integer(field('base_year'));
  if (seriesIndicators[indicator] === 'index' && !isYear(baseYear))
    return { problem: 'base_year is missing: the year in which the index is 100' };
  const origin = field('origin');
  if (!origin) return { problem: 'origin is missing: who published the series, and in which table' };
  const n = integer(field('n'));
  return {
    value: [
      ...[indicator, area.level, area.code, period.grain, dateColumn(period.start), value.value, n],
      ...[seriesIndicators[indicator] === 'index' ? baseYear : null, origin, basename(path), fictional],
    ],
  };
}

function indicatorOf(text: string | null): SeriesIndicator | undefined {
  return seriesIndicatorKeys.find(known => known === text);
}

/** How CBS writes that it publishes no value; they are kept as unknown, which is not zero. */
const unpublished: readonly (string | null)[] = [null, '.', 'x', 'X', '-', '-99995', '-99997'];

/** Percentages may be negative; nothing else may. */
const leastPercent = -100;

function valueIn(text: string | null, indicator: SeriesIndicator): Read<number | null> {
  if (unpublished.includes(text)) return { value: null };
  const unit = seriesIndicators[indicator];
  const value = unit === '€' ? amount(text) : number(text);
  if (value === null) return { problem: `value "${text}" is no number` };
  if (unit === '%' ? value < leastPercent : value < 0)
    return { problem: `value ${value} cannot be in ${unit}` };
  if (unit === 'index' && value === 0) return { problem: 'value of an index is 0' };
  return { value };
}

const isYear = (year: number | null): boolean => year !== null && year >= 1900 && year <= 2100;
