import type { ChartData } from '../frame/chart-data';
import { type Format, type Series, writtenValue } from './series';

/** One row per category, one column per series. */
export function seriesData(
  series: readonly Series[],
  labels: readonly string[],
  labelHeader: string,
  format: Format,
): ChartData {
  return {
    labelHeader,
    columns: series.map(({ label }) => label),
    rows: labels.map((label, at) => ({
      key: String(at),
      label,
      values: series.map(one => writtenValue(one, at, format)),
    })),
  };
}

/** Formatted values shown besides the drawn ones, one per category. */
export interface Column {
  label: string;
  values: readonly string[];
}

export function withColumns(data: ChartData, more: readonly Column[] = []): ChartData {
  return {
    ...data,
    columns: [...data.columns, ...more.map(({ label }) => label)],
    rows: data.rows.map((row, at) => ({
      ...row,
      values: [...row.values, ...more.map(({ values }) => values[at] ?? '–')],
    })),
  };
}
