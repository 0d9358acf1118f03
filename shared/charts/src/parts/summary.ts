import type { Translate } from '../i18n';
import type { Format, Series } from './series';

/** Sentences with the first, last, highest and lowest value of a series. */
export function summaryOfSeries(
  t: Translate,
  series: readonly Series[],
  labels: readonly string[],
  format: Format,
): string {
  return series
    .map(one => [course(t, one, labels, format), extremes(t, one, labels, format)].join(' ').trim())
    .join(' ');
}

function knownOf({ values }: Series, labels: readonly string[]): { value: number; label: string }[] {
  return values.flatMap((value, at) => (value === null ? [] : [{ value, label: labels[at] ?? '' }]));
}

function course(t: Translate, series: Series, labels: readonly string[], format: Format): string {
  const known = knownOf(series, labels);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return '';
  return t('summary.series', {
    name: series.label,
    first: format(first.value),
    from: first.label,
    last: format(last.value),
    to: last.label,
  });
}

function extremes(t: Translate, series: Series, labels: readonly string[], format: Format): string {
  const known = knownOf(series, labels).toSorted((a, b) => a.value - b.value);
  const [low, high] = [known[0], known.at(-1)];
  if (!low || !high) return '';
  return t('summary.extremes', {
    name: series.label,
    high: format(high.value),
    highAt: high.label,
    low: format(low.value),
    lowAt: low.label,
  });
}
