import { LineChart } from '@kavel/charts';
import { useFormats } from '@kavel/i18n';
import { useTexts } from '../i18n';
import { trendSeries } from '../model/trend';
import type { FiguresTableProps } from './figures-table';
import { useColumnNames } from './use-column-names';
import { useValueFormat } from './use-words';

/** Median price per m² by month. An earlier period is drawn at the months of the other. */
export function TrendChart({ figures, filter, compare }: FiguresTableProps) {
  const t = useTexts();
  const { month } = useFormats();
  const { withUnit } = useValueFormat('pricePerM2', filter);
  const [firstName, secondName] = useColumnNames(figures, compare);
  const { period, otherPeriod, first, second, isCompared } = figures;
  const trend = trendSeries(first?.trend ?? [], period);
  const other = trendSeries(second?.trend ?? [], compare === 'period' ? otherPeriod : period);
  return (
    <LineChart
      label={t('figures.trend')}
      labelHeader={t('figures.month')}
      labels={trend.months.map(one => month(`${one}-01`))}
      series={[
        { key: 'first', label: firstName, values: trend.medians },
        ...(isCompared && second
          ? [
              {
                key: 'second',
                label: secondName,
                values: trend.months.map((_, at) => other.medians[at] ?? null),
              },
            ]
          : []),
      ]}
      format={value => withUnit(Math.round(value))}
      zero={false}
    />
  );
}
