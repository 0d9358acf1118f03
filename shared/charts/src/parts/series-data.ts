import type { ChartData } from '../frame/chart-data';
import { type Format, type Series, writtenValue } from './series';

/** A row a category, a column a series. */
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

/** Figures next to those that are drawn, as they are shown, one a category. */
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
